/**
 * Where something happens, 640 by 330: walls, openings and ground, from arches, lines and circles. What may be cut off at
 * the sides stands there; nobody does. The ground begins at 258.
 */
import type { ReactNode } from 'react'
import type { Light } from './lights.tsx'
import type { Random } from './random.ts'

const ground = (className = 'f-mid') => <path className={className} d="M0 258H640V330H0Z" />

/** An opening that stands on the ground, or above it. */
const arch = (x: number, width: number, top: number, className: string, bottom = 258) => (
  <path
    key={`${x} ${top} ${className}`}
    className={className}
    d={`M${x} ${bottom}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${bottom}Z`}
  />
)

const rectangle = (x: number, y: number, width: number, height: number, className: string) => (
  <path key={`${x} ${y}`} className={className} d={`M${x} ${y}h${width}v${height}h-${width}Z`} />
)

const fills = ['f-mid', 'f-soft', 'f-warm', 'f-deep', 'f-light'] as const

/** A row of doors, one of them open. */
function street(random: Random): ReactNode {
  const open = random.pick([0, 1, 3, 4])
  return (
    <>
      {rectangle(0, 62, 640, 196, 'f-soft')}
      {rectangle(0, 46, 640, 20, 'f-deep')}
      {ground('f-deep')}
      {[20, 144, 268, 392, 516].map((x, index) => (
        <g key={x}>
          {arch(x, 104, 90, index === open ? 'f-light' : 'f-mid')}
          {index === open ? (
            <>
              <path className="f-light" d={`M${x} 258H${x + 104}L${x + 150} 330H${x - 46}Z`} />
              <path className="f-mid" d={`M${x + 104} 258V142c-2-30-14-50-24-46-14 6-20 30-20 56v92Z`} />
            </>
          ) : (
            <path className="draw s-deep" strokeWidth="3" d={`M${x + 20} 250V142a32 32 0 0 1 64 0v108Z`} />
          )}
        </g>
      ))}
    </>
  )
}

/** A wall with one lit doorway at its end, and lamps beside it. */
const corridor = (random: Random): ReactNode => {
  const width = random.pick([150, 176, 204])
  const x = 320 - width / 2
  return (
    <>
      <path className="f-soft" opacity="0.35" d="M0 0H640V258H0Z" />
      {ground()}
      {arch(x - 14, width + 28, 44, 'f-deep')}
      {arch(x, width, 58, 'f-glow')}
      <path className="f-glow" d={`M${x} 258H${x + width}L${x + width + 90} 330H${x - 90}Z`} />
      {[x - 80, x + width + 56].map((lamp) => (
        <g key={lamp}>
          <path className="f-deep" d={`M${lamp} 142a12 12 0 0 1 24 0Z`} />
          <circle className="f-glow" cx={lamp + 12} cy="146" r="6" />
        </g>
      ))}
      {random.below(2) === 0 &&
        [40, 520].map((bench) => (
          <path
            key={bench}
            className="f-deep"
            d={`M${bench} 222h80v12h-80ZM${bench + 8} 234h10v44h-10ZM${bench + 62} 234h10v44h-10Z`}
          />
        ))}
    </>
  )
}

/** A room with a tall window, on either side, and what one sees through it. */
const room = (random: Random): ReactNode => {
  const isLeft = random.below(2) === 0
  const [x, frame] = isLeft ? [92, 452] : [416, 92]
  const sun = random.pick([24, 62, 96])
  return (
    <>
      {ground('f-deep')}
      {arch(x, 132, 44, 'f-pane', 232)}
      <circle className="f-light" cx={x + sun} cy="120" r="17" />
      <path className="f-soft" d={`M${x} 232v-34q40-44 78-16t54-6v56Z`} />
      <path
        className="draw s-soft"
        strokeWidth="3"
        d={`M${x + 66} 44V232M${x} 150h132M${x} 232V110a66 66 0 0 1 132 0v122Z`}
      />
      {rectangle(frame, 76, 96, 118, 'f-deep')}
      {rectangle(frame + 8, 84, 80, 102, 'f-glow')}
      {arch(frame + 26, 44, 104, random.pick(['f-mid', 'f-warm', 'f-soft']), 176)}
      {rectangle(frame - 10, 214, 116, 8, 'f-soft')}
    </>
  )
}

/** Shelves on both sides. */
function library(random: Random): ReactNode {
  const books = (left: number, right: number, bottom: number) => {
    const row: ReactNode[] = []
    for (let x = left; x < right - 20; ) {
      const width = 16 + random.below(18)
      const height = 44 + random.below(34)
      row.push(rectangle(x, bottom - height, Math.min(width, right - x), height, random.pick(fills)))
      x += width + random.pick([0, 0, 0, 14])
    }
    return row
  }
  return (
    <>
      {ground()}
      {[
        [24, 218],
        [422, 616],
      ].map(([left = 0, right = 0]) => (
        <g key={left}>
          {rectangle(left - 8, 20, right - left + 16, 238, 'f-glow')}
          {[104, 190].map((bottom) => books(left, right, bottom))}
          {[104, 190, 250].map((bottom) => rectangle(left - 8, bottom, right - left + 16, 8, 'f-deep'))}
          {rectangle(left + 20, 214, 70, 36, random.pick(fills))}
        </g>
      ))}
    </>
  )
}

/** Hills, and birds above them. */
const hills = (random: Random): ReactNode => {
  const bird = random.pick([70, 120, 440, 500])
  return (
    <>
      <path
        className="f-soft"
        d={`M0 258V190Q${120 + random.below(60)} 96 300 190T640 ${150 + random.below(30)}V258Z`}
      />
      <path className="f-mid" d={`M0 262V236Q170 ${180 + random.below(24)} 330 236T640 214V330H0Z`} />
      <path
        className="draw s-soft"
        strokeWidth="3"
        d={`M${bird} 60q9-9 16 0q7-9 16 0M${bird + 70} 84q7-7 12 0q5-7 12 0`}
      />
    </>
  )
}

/** Houses side by side, some of their windows lit. */
function town(random: Random): ReactNode {
  return (
    <>
      {[0, 92, 184, 276, 368, 460, 552].map((x, index) => {
        const top = (index === 3 ? 150 : 70) + random.below(60)
        const className = index % 2 === 0 ? 'f-mid' : 'f-soft'
        const hasGable = random.below(2) === 0
        return (
          <g key={x}>
            {rectangle(x, top, 92, 258 - top, className)}
            <path
              className="f-deep"
              d={hasGable ? `M${x - 4} ${top}h100l-50-34Z` : `M${x - 4} ${top}h100v-10h-100Z`}
            />
            {[0, 1, 2].map((row) =>
              [14, 56].map((left) => {
                const y = top + 16 + row * 46
                return y < 216 && arch(x + left, 22, y, random.below(3) === 0 ? 'f-light' : 'f-deep', y + 30)
              }),
            )}
          </g>
        )
      })}
      {ground('f-deep')}
      <path className="f-glow" opacity="0.5" d="M0 286H640V292H0Z" />
    </>
  )
}

/** Steps that rise to a door. */
const stairs = (random: Random): ReactNode => {
  const isLeft = random.below(2) === 0
  return (
    <g transform={isLeft ? 'matrix(-1 0 0 1 640 0)' : undefined}>
      {rectangle(470, 0, 170, 258, 'f-soft')}
      {ground()}
      {arch(506, 104, 34, 'f-deep', 178)}
      {arch(516, 84, 44, 'f-light', 178)}
      <path className="f-deep" d="M640 178H484v20h-24v20h-24v20h-24v20h-24v20H640Z" />
      <path
        className="f-mid"
        d="M488 198H640v6H488ZM464 218H640v6H464ZM440 238H640v6H440ZM416 258H640v6H416Z"
      />
      <path className="f-glow" d="M506 178H610L622 198H494Z" />
      {arch(70, 70, 70, 'f-pane', 170)}
      <path className="draw s-soft" strokeWidth="3" d="M105 70V170M70 122h70" />
    </g>
  )
}

/** A room where people wait: a clock, a board with notes, benches. */
const waitingRoom = (random: Random): ReactNode => {
  const angle = random.below(12) * 30
  const isLeft = random.below(2) === 0
  const [clock, board] = isLeft ? [126, 428] : [514, 70]
  return (
    <>
      {ground()}
      <path className="f-soft" opacity="0.4" d="M0 176H640V258H0Z" />
      <circle className="f-deep" cx={clock} cy="84" r="38" />
      <circle className="f-paper" cx={clock} cy="84" r="31" />
      <path className="draw s-deep" strokeWidth="4" d={`M${clock} 84V62`} />
      <path
        className="draw s-warm"
        strokeWidth="4"
        d={`M${clock} 84V70`}
        transform={`rotate(${angle} ${clock} 84)`}
      />
      {rectangle(board, 44, 142, 92, 'f-deep')}
      {[0, 1, 2].map((note) => (
        <g key={note} transform={`rotate(${random.below(9) - 4} ${board + 30 + note * 42} 90)`}>
          {rectangle(
            board + 14 + note * 42,
            62 + random.below(14),
            30,
            40,
            random.pick(['f-paper', 'f-glow']),
          )}
        </g>
      ))}
      {[20, 460].map((x) => (
        <path
          key={x}
          className="f-deep"
          d={`M${x} 206h160v12h-160ZM${x + 12} 218h10v56h-10ZM${x + 138} 218h10v56h-10ZM${x} 172h160v10h-160Z`}
        />
      ))}
    </>
  )
}

/** A kitchen: a shelf with cups, tiles, a small window. */
const kitchen = (random: Random): ReactNode => (
  <>
    {ground('f-warm')}
    <path className="f-pane" d="M0 166H640V258H0Z" />
    <path
      className="draw s-soft"
      strokeWidth="1.5"
      d="M0 196H640M0 227H640M64 166V258M128 166V258M192 166V258M448 166V258M512 166V258M576 166V258"
    />
    {rectangle(30, 120, 170, 9, 'f-deep')}
    {[42, 84, 126, 164].map((x) => {
      const height = 20 + random.below(22)
      return rectangle(x, 120 - height, 26, height, random.pick(fills))
    })}
    {arch(456, 108, 30, 'f-light', 140)}
    <path className="draw s-deep" strokeWidth="4" d="M510 30V140M456 94h108M448 140h124" />
    {random.below(2) === 0 && (
      <path className="f-soft" d="M548 138q-18-26 2-44q4 18 14 22q2-14 14-18q4 26-12 40Z" />
    )}
  </>
)

/** A desk with a lamp on it, a window behind it. */
const desk = (random: Random): ReactNode => {
  const hasMorning = random.below(2) === 0
  return (
    <>
      {arch(450, 124, 48, hasMorning ? 'f-pane' : 'f-mid', 236)}
      <path
        className="draw s-soft"
        strokeWidth="3"
        d="M512 48V236M450 148H574M450 236V110a62 62 0 0 1 124 0v126Z"
      />
      <path className="f-glow" d="M150 92H208L488 258H66Z" />
      {ground('f-deep')}
      <path className="f-light" d="M66 258H488L570 330H-10Z" />
      <path className="draw s-deep" strokeWidth="7" d="M74 258V120L150 66" />
      <path className="f-deep" d="M42 250H108V258H42Z" />
      <path className="f-mid" d="M118 98C118 66 150 44 178 44S226 70 226 98Z" transform="rotate(-8 172 74)" />
      <path className="f-warm" d="M566 210H610V262H574a8 8 0 0 1-8-8Z" />
      <path className="draw s-warm" strokeWidth="6" d="M566 222a12 12 0 1 0 0 24" />
    </>
  )
}

/** A garden wall with a gate, and a tree. */
const garden = (random: Random): ReactNode => {
  const isLeft = random.below(2) === 0
  const tree = 90 + random.below(50)
  return (
    <g transform={isLeft ? undefined : 'matrix(-1 0 0 1 640 0)'}>
      {rectangle(0, 132, 640, 126, 'f-soft')}
      {rectangle(0, 120, 640, 14, 'f-deep')}
      <path
        className="draw s-mid"
        d="M20 160h70M200 160h60M60 196h90M230 196h56M340 164h60M560 176h60M330 208h70M20 232h60M180 232h80M350 240h60M570 226h50"
      />
      {arch(446, 100, 84, 'f-light')}
      <path className="draw s-deep" strokeWidth="5" d="M446 258V134a50 50 0 0 1 100 0v124" />
      <path className="draw s-deep" strokeWidth="4" d="M472 258V112M496 258V92M520 258V112M450 200h92" />
      {rectangle(tree - 6, 130, 12, 130, 'f-deep')}
      <circle className="f-mid" cx={tree} cy="90" r="58" />
      <circle className="f-mid" cx={tree + 46} cy="116" r="34" />
      {ground('f-deep')}
      <path className="f-glow" d="M446 258H546L600 330H392Z" />
    </g>
  )
}

/** A hearing room: a long bench with three chairs, and a tall panel behind it. */
const hearingRoom = (random: Random): ReactNode => {
  const panel = random.pick(['f-soft', 'f-mid'])
  return (
    <>
      {[-20, 120, 260, 400, 540].map((x) => arch(x, 120, 20, panel))}
      {[96, 264, 432].map((x) => arch(x, 112, 104, 'f-deep'))}
      {rectangle(40, 190, 560, 68, 'f-deep')}
      {rectangle(28, 178, 584, 14, 'f-light')}
      <path
        className="draw s-soft"
        strokeWidth="3"
        d="M76 208h140v34h-140ZM250 208h140v34h-140ZM424 208h140v34h-140Z"
      />
      {ground('f-mid')}
    </>
  )
}

/** A bridge of arches at night. */
const bridge = (random: Random): ReactNode => {
  return (
    <>
      <path className="f-mid" d="M0 0H640V258H0Z" />
      {Array.from({ length: 9 }, (_, star) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          key={star}
          className="f-light"
          cx={random.below(640)}
          cy={16 + random.below(110)}
          r="2.5"
        />
      ))}
      {rectangle(0, 164, 640, 94, 'f-deep')}
      {[14, 142, 270, 398, 526].map((x) => arch(x, 100, 186, 'f-soft'))}
      <path className="f-light" d="M0 156H640V164H0Z" />
      {[40, 168, 472, 600].map((x) => (
        <g key={x}>
          <path className="draw s-deep" strokeWidth="4" d={`M${x} 158V120`} />
          <circle className="f-glow" cx={x} cy="114" r="8" />
        </g>
      ))}
      {ground('f-soft')}
      <path className="draw s-glow" strokeWidth="3" d="M60 284h80M90 302h50M470 300h60M520 284h50" />
    </>
  )
}

export const places = {
  street: { draw: street, lights: ['doorway', 'halo', 'lamp'] },
  corridor: { draw: corridor, lights: ['none'] },
  room: { draw: room, lights: ['lamp', 'doorway'] },
  library: { draw: library, lights: ['lamp', 'doorway', 'tallWindow'] },
  hills: { draw: hills, lights: ['halo'] },
  town: { draw: town, lights: ['halo', 'lamp'] },
  stairs: { draw: stairs, lights: ['lamp', 'tallWindow'] },
  waitingRoom: { draw: waitingRoom, lights: ['lamp', 'doorway', 'tallWindow'] },
  kitchen: { draw: kitchen, lights: ['lamp', 'tallWindow', 'doorway'] },
  desk: { draw: desk, lights: ['none'] },
  garden: { draw: garden, lights: ['halo', 'lamp'] },
  hearingRoom: { draw: hearingRoom, lights: ['lamp', 'doorway', 'tallWindow'] },
  bridge: { draw: bridge, lights: ['halo'] },
} as const satisfies Record<string, { draw: (random: Random) => ReactNode; lights: readonly Light[] }>

export type Place = keyof typeof places
