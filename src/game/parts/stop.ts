import type { Box, RuleTarget } from '../targets.ts'
import { EAR_RADIUS, earPlace, paintEar } from './earMark.ts'
import type { PartHost } from './partHost.ts'
import type { TargetView } from './targetView.ts'

/** The view of something to hear (a picture on a card): an ear in the lower right corner of its box. */
export function makeStop(host: PartHost, target: RuleTarget): TargetView {
  const size = EAR_RADIUS * 2 + 4
  const image = host.painter.image('ear', size, size, (context) => paintEar(context, size / 2, size / 2))
  let box: Box = target.box
  const place = () => {
    const { x, y } = earPlace(box)
    image.setPosition(x, y)
  }
  place()
  host.layer.add(image)
  return {
    box: () => box,
    update(next) {
      box = next.box
      place()
    },
    destroy() {
      image.destroy()
    },
  }
}
