import { Container, Drawing, Pin, Shape, Stop, Way } from './drawing.tsx'

const width = 440
const height = 180
type Labelled = { label?: string | undefined }

export const MultimodalPicture = ({ label }: Labelled) => (
  <Drawing width={width} height={height} label={label}>
    <Shape d="M10 150h260M282 156c9 0 9-5 18-5s9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5" />
    <Container x={18} y={112} />
    <Shape d="M64 118h14l9 10v12H64zM18 138h46M74 122v7h8" />
    <Shape d="M30 150a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM52 150a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM76 150a6 6 0 1 0 0-12 6 6 0 0 0 0 12z" />
    <Container x={146} y={114} />
    <Container x={198} y={114} />
    <Shape d="M140 138h54v4h-54zM194 138h54v4h-54zM152 146a4 4 0 1 0 0-8M182 146a4 4 0 1 0 0-8M206 146a4 4 0 1 0 0-8M236 146a4 4 0 1 0 0-8" />
    <Container x={316} y={98} />
    <Container x={364} y={98} />
    <Container x={340} y={74} />
    <Shape d="M296 122h130l-14 24H308zM302 122v-22h10" />
    <Way d="M52 84C86 44 120 44 152 62S230 92 262 66 330 20 386 44" />
    <Stop x={152} y={62} />
    <Stop x={262} y={66} />
    <Pin x={52} y={84} />
    <Pin x={386} y={44} />
  </Drawing>
)

/** A block train on the red line, and the crane that lifts it over at the border. */
export const TrainsPicture = ({ label }: Labelled) => (
  <Drawing width={width} height={height} label={label}>
    <Shape d="M230 150V40h104v110M222 40h120M262 40v22M302 40v22M258 62h48" />
    <Container x={259} y={66} />
    <Container x={84} y={108} />
    <Container x={138} y={108} />
    <Container x={346} y={108} />
    <Container x={394} y={108} />
    <Shape d="M80 132h50v4H80zM134 132h50v4h-50zM342 132h50v4h-50zM390 132h50v4h-50z" />
    <Shape d="M18 136v-14l12-16h44v30zM34 112h14v10H26M60 112v10" />
    <Way d="M10 148h214" />
    <Way d="M224 148h216" ahead />
    <Stop x={30} y={148} />
    <Stop x={106} y={148} />
    <Stop x={160} y={148} />
    <Stop x={224} y={148} />
    <Stop x={368} y={148} ahead />
    <Stop x={416} y={148} ahead />
    <Pin x={282} y={30} />
  </Drawing>
)

export const EcommercePicture = ({ label }: Labelled) => (
  <Drawing width={width} height={height} label={label}>
    <Shape tint d="M16 28h34v26H16zM10 84h30v24H10zM44 128h32v24H44z" />
    <Shape d="M33 28v9M25 84v8M60 128v8" />
    <Shape d="M312 152V76l56-30 56 30v76zM330 152v-50h76v50M330 116h76M330 130h76" />
    <Shape tint d="M342 134h16v18h-16zM362 138h14v14h-14zM380 134h18v18h-18z" />
    <Way d="M50 42C110 42 120 86 176 90" />
    <Way d="M40 96C90 96 120 92 176 90" />
    <Way d="M76 140C120 140 128 94 176 90H268" />
    <Way d="M268 90C288 90 300 92 312 98" ahead />
    <Container x={200} y={58} />
    <Stop x={50} y={42} />
    <Stop x={40} y={96} />
    <Stop x={76} y={140} />
    <Stop x={176} y={90} />
    <Stop x={268} y={90} />
    <Pin x={368} y={40} ahead />
  </Drawing>
)

export const AirPicture = ({ label }: Labelled) => (
  <Drawing width={width} height={height} label={label}>
    <Shape d="M16 152h408M40 152v-24h26v24M46 134h14M46 142h14M374 152v-30h30v30M380 128h18M380 136h18M380 144h18" />
    <Shape d="M120 152v-10h40v10M176 152v-16h30v16M230 152v-12h50v12M300 152v-18h24v18" />
    <Way d="M53 118C90 60 150 38 214 36" />
    <Way d="M214 36C290 34 350 62 389 112" ahead />
    <path
      className="shape tint"
      d="M196 38l52-4c8-.6 16 0 16 3s-8 4-16 4l-14 .8-18 26h-8l8-25-18 1-8 9h-6l4-12-6-10h6l9 7z"
    />
    <Stop x={120} y={58} />
    <Pin x={53} y={118} />
    <Pin x={389} y={112} ahead />
  </Drawing>
)
