import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

/** Stacked columns by name, in theme colours such as --rail. */
export type Plotted = {
  names: readonly string[]
  stacks: readonly { colour: string; values: readonly number[] }[]
  lastColour?: string | undefined
}

type PlotReader = {
  figure: (value: number) => string
  /** Called with the column under the pointer and its middle in px. */
  onColumn: (at: { index: number; left: number } | undefined) => void
}

const font = '11px Inter, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'
/** The least width of a name under a column, in px. */
const leastNameWidth = 36
/** The least width of the axis figures in px, which aligns neighbouring plots. */
const leastFigureWidth = 48
const roundTops = [1, 2, 3, 4, 5, 6, 8, 10]

/** The next round figure with a round half: 540 gives 600. */
export function roundTop(most: number): number {
  if (most <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return (roundTops.find((top) => top * power >= most) ?? 10) * power
}

type Colour = (name: string) => string

function widestOf(ctx: CanvasRenderingContext2D, figures: readonly string[]): number {
  ctx.save()
  ctx.font = font
  const widest = Math.max(0, ...figures.map((figure) => ctx.measureText(figure).width))
  ctx.restore()
  return Math.ceil(widest)
}

/** Stacks as overlaid series, the total first and lower parts over it. */
function seriesOf({ names, stacks, lastColour }: Plotted, colour: Colour): uPlot.Series[] {
  const ofEach = (own: string) => names.map((_, i) => colour(lastColour && i === names.length - 1 ? lastColour : own))
  const columns = ({ colour: own }: Plotted['stacks'][number]) => {
    const disp = { fill: { unit: 3, values: () => ofEach(own) } }
    const paths = uPlot.paths.bars?.({ size: [0.62, 30], disp } as uPlot.Series.BarsPathBuilderOpts)
    return { fill: () => colour(own), width: 0, points: { show: false }, paths } as uPlot.Series
  }
  return [{}, ...stacks.toReversed().map(columns)]
}

function axesOf(
  names: readonly string[],
  top: number,
  { colour, figure }: { colour: Colour; figure: PlotReader['figure'] },
) {
  const quiet = { stroke: () => colour('--ink-3'), font, ticks: { show: false }, border: { show: false } }
  const below: uPlot.Axis = {
    ...quiet,
    size: 24,
    gap: 4,
    grid: { show: false },
    splits: () => names.map((_, i) => i),
    // Where names would run into each other every second one stands, the last one always.
    values: ({ width }, splits) => {
      const step = width / names.length < leastNameWidth ? 2 : 1
      return splits.map((i) => ((names.length - 1 - i) % step === 0 ? (names[i] ?? '') : ''))
    },
  }
  const beside: uPlot.Axis = {
    ...quiet,
    size: ({ ctx }, figures) => Math.max(leastFigureWidth, widestOf(ctx, figures ?? []) + 14),
    gap: 8,
    grid: { stroke: () => colour('--line'), width: 1 },
    splits: () => [0, top / 2, top],
    values: (_, splits) => splits.map(figure),
  }
  return [below, beside]
}

/** Draws stacked columns that follow the theme, and answers their removal. */
export function drawPlot(element: HTMLElement, plotted: Plotted, { figure, onColumn }: PlotReader): () => void {
  const { names, stacks } = plotted
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const sums = stacks.map((_, last) =>
    names.map((_name, i) => stacks.slice(0, last + 1).reduce((sum, { values }) => sum + (values[i] ?? 0), 0)),
  )
  const top = roundTop(Math.max(...(sums.at(-1) ?? [0])))
  const tellColumn = ({ cursor: { idx, left = -1 }, valToPos, bbox }: uPlot) => {
    if (left < 0 || typeof idx !== 'number') return onColumn(undefined)
    onColumn({ index: idx, left: valToPos(idx, 'x') + bbox.left / devicePixelRatio })
  }
  const options: uPlot.Options = {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: [10, 8, 0, 0],
    legend: { show: false },
    cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false, setScale: false } },
    scales: { x: { time: false, range: () => [-0.5, names.length - 0.5] }, y: { range: () => [0, top] } },
    axes: axesOf(names, top, { colour, figure }),
    series: seriesOf(plotted, colour),
    hooks: { setCursor: [tellColumn] },
  }
  const plot = new uPlot(options, [names.map((_, i) => i), ...sums.toReversed()], element)
  const resized = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = element
    if (width > 0 && height > 0 && (width !== plot.width || height !== plot.height)) plot.setSize({ width, height })
  })
  resized.observe(element)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const redraw = () => plot.redraw(true, true)
  dark.addEventListener('change', redraw)
  return () => {
    dark.removeEventListener('change', redraw)
    resized.disconnect()
    plot.destroy()
  }
}
