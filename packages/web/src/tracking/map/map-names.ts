import type * as leaflet from 'leaflet'

/** How far a name stands from its mark, in pixels, on each of its sides. */
const offsets = {
  bottom: [0, 10],
  top: [0, -20],
  right: [10, -6],
  left: [-10, -6],
} as const satisfies Record<string, readonly [number, number]>
type Side = keyof typeof offsets

type Named = { x: number; y: number; width: number; height: number }
type Area = { left: number; top: number; right: number; bottom: number }

/** Puts every name of a map on a side of its place where it is whole and lies on no other; one that has no such side waits until the map is moved or drawn larger. */
export function placeNames(map: leaflet.Map, marks: leaflet.FeatureGroup): void {
  const named = marks.getLayers().flatMap((mark) => {
    const tip = (mark as leaflet.Layer).getTooltip()
    const element = tip?.options.permanent ? tip.getElement() : undefined
    const at = tip?.getLatLng()
    if (!tip || !element || !at) return []
    const { x, y } = map.latLngToContainerPoint(at)
    return [{ tip, element, x, y, width: element.offsetWidth, height: element.offsetHeight }]
  })
  const { x: right, y: bottom } = map.getSize()
  const sides = sidesOfNames(named, { left: 0, top: 0, right, bottom })
  for (const [i, { tip, element }] of named.entries()) {
    const side = sides[i]
    element.classList.toggle('hidden', side === undefined)
    if (!side) continue
    tip.options.direction = side
    tip.options.offset = [...offsets[side]]
    tip.update()
  }
}

/** On which side of its place each name has room; those named first choose first. */
export function sidesOfNames(names: readonly Named[], whole: Area): (Side | undefined)[] {
  const taken: Area[] = []
  return names.map((name) => {
    const isFree = (area: Area) => isWithin(area, whole) && !taken.some((other) => overlap(area, other))
    const side = (Object.keys(offsets) as Side[]).find((one) => isFree(areaOf(name, one)))
    if (side) taken.push(areaOf(name, side))
    return side
  })
}

function areaOf({ x, y, width, height }: Named, side: Side): Area {
  const [right, down] = offsets[side]
  const left = { bottom: x - width / 2, top: x - width / 2, right: x + right, left: x + right - width }[side]
  const beside = y + down - height / 2
  const top = { bottom: y + down, top: y + down - height, right: beside, left: beside }[side]
  return { left, top, right: left + width, bottom: top + height }
}

const isWithin = (one: Area, whole: Area) =>
  one.left >= whole.left && one.right <= whole.right && one.top >= whole.top && one.bottom <= whole.bottom

const overlap = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
