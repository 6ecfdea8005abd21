import { expect, it } from 'vitest'
import { usedStyles, withoutShadows } from './usedStyles.ts'

const BODY = '<main class="reader"><p class="story"><b>one</b></p></main>'
const used = (css: string) => usedStyles(css, BODY)

it('keeps what an element of the document is painted with, and nothing else', () => {
  expect(used('.story{color:red}.toast{color:blue}main .story,.dialog p{margin:0}')).toBe(
    '.story{color:red}main .story{margin:0}',
  )
})

it('keeps rules in their layers and media, and drops those that are empty then', () => {
  expect(
    used('@layer a,b;@layer a{@media (max-width:9px){.story{margin:0}.toast{margin:0}}}@layer b{.toast{margin:0}}'),
  ).toBe('@layer a,b;@layer a{@media (max-width:9px){.story{margin:0}}}')
})

it('keeps what lies before and after an element', () => {
  expect(used('.reader:before{top:0}.toast:after{top:0}:after{border:0}')).toBe('.reader:before{top:0}:after{border:0}')
})

it('drops what only a finger, a field or another browser makes of it', () => {
  expect(used('.story:hover{top:0}b:focus-visible{top:0}::placeholder{top:0}:-moz-focusring{top:0}')).toBe('')
})

it('drops variables and animations that nothing names, also by way of one another', () => {
  expect(
    used(
      ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.story{margin:var(--a);animation:come 1s}' +
        '@keyframes come{0%{top:0}}@keyframes go{0%{top:0}}',
    ),
  ).toBe(':root{--a:var(--b);--b:1px}.story{margin:var(--a);animation:come 1s}@keyframes come{0%{top:0}}')
})

it('leaves fonts out', () => {
  expect(used('@font-face{font-family:A;src:url(a.woff2)}')).toBe('')
})

it('takes out the palette’s shadows and those by a filter, and leaves all others', () => {
  expect(
    withoutShadows(
      ':root{--shadow-1:1px 2px 0 #6b3f2a38, 2px 5px 10px rgb(27 84 80 / .2);--shadow-2:4px 12px 26px #1b54504d}.a{box-shadow:0 1px 2px red,var(--shadow-1)}.b{filter:drop-shadow(1px 3px 2px rgb(59 33 28 / .35));top:0}',
    ),
  ).toBe(':root{--shadow-1:0 0 #0000;--shadow-2:0 0 #0000}.a{box-shadow:0 1px 2px red,var(--shadow-1)}.b{top:0}')
})
