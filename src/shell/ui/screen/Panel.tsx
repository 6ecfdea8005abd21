import './paper.css'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The batik along the lower edge of a paper. */
export type Border = 'nila' | 'cabai' | 'hutan' | 'soga' | 'manggis'

/** A sheet of paper with a batik border, used behind all text. */
export function Panel({
  border = 'nila',
  className,
  ...rest
}: ComponentProps<'section'> & { readonly border?: Border }) {
  return <section {...rest} className={clsx('panel', `batik-${border}`, className)} />
}
