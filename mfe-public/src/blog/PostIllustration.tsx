/** Pictures for articles without one of their own: a desk, letters, a corridor, a row of doors, a shelf of decisions. */
import type { ReactNode } from 'react'

const desk = (
  <>
    <path className="f-pane" d="M430 236V110a62 62 0 0 1 124 0v126Z" />
    <path
      className="draw s-soft"
      strokeWidth="3"
      d="M492 48V236M430 148H554M430 236V110a62 62 0 0 1 124 0v126Z"
    />
    <path className="f-glow" d="M150 92H208L470 258H66Z" />
    <path className="f-deep" d="M0 258H640V330H0Z" />
    <path className="f-light" d="M66 258H470L560 330H-10Z" />
    <path className="draw s-deep" strokeWidth="7" d="M74 258V120L150 66" />
    <path className="f-deep" d="M42 250H108V258H42Z" />
    <path className="f-mid" d="M118 98C118 66 150 44 178 44S226 70 226 98Z" transform="rotate(-8 172 74)" />
    <g transform="rotate(5 300 240)">
      <path className="f-paper" d="M226 158H376V322H226Z" />
      <path className="f-warm" d="M244 178H306V188H244Z" />
      <path
        className="draw s-soft"
        strokeWidth="3.5"
        d="M246 206H356M246 222H350M246 238H328M246 262H356M246 278H340"
      />
    </g>
    <g transform="rotate(-7 490 290)">
      <path className="f-paper" d="M428 256H548V322H428Z" />
      <path className="draw s-soft" strokeWidth="3" d="M430 258 488 294 546 258" />
    </g>
    <path className="f-warm" d="M574 210H618V262H582a8 8 0 0 1-8-8Z" />
    <path className="draw s-warm" strokeWidth="6" d="M574 222a12 12 0 1 0 0 24" />
  </>
)

const arch = (x: number, className: string) => (
  <path className={className} d={`M${x} 258V142a52 52 0 0 1 104 0v116Z`} />
)

const street = (
  <>
    <path className="f-soft" d="M0 62H640V258H0Z" />
    <path className="f-deep" d="M0 46H640V66H0Z" />
    <path className="f-deep" d="M0 258H640V330H0Z" />
    {arch(44, 'f-mid')}
    {arch(192, 'f-light')}
    {arch(340, 'f-mid')}
    {arch(488, 'f-mid')}
    <path className="f-light" d="M192 258H296L372 330H96Z" />
    <path className="f-mid" d="M296 258V142c-2-30-14-50-24-46-14 6-20 30-20 56v92Z" />
    <circle className="f-light" cx="260" cy="190" r="4" />
    <path
      className="draw s-deep"
      strokeWidth="3"
      d="M64 250V150a32 32 0 0 1 64 0v100ZM360 250V150a32 32 0 0 1 64 0v100ZM508 250V150a32 32 0 0 1 64 0v100Z"
    />
    <circle className="f-warm" cx="206" cy="222" r="16" />
    <path className="f-deep" d="M178 306V270a28 28 0 0 1 56 0v36Z" />
    <circle className="f-paper" cx="420" cy="232" r="15" />
    <path className="f-warm" d="M394 312V276a26 26 0 0 1 52 0v36Z" />
  </>
)

const book = (x: number, width: number, height: number, className: string) => (
  <path className={className} d={`M${x} ${240 - height}h${width}v${height}h-${width}Z`} />
)

const shelf = (
  <>
    <path className="f-glow" d="M258 0H382L520 330H120Z" />
    <path className="f-deep" d="M0 240H640V254H0Z" />
    {book(70, 34, 140, 'f-mid')}
    {book(104, 26, 160, 'f-warm')}
    {book(130, 40, 126, 'f-soft')}
    {book(170, 30, 150, 'f-mid')}
    {book(440, 36, 152, 'f-soft')}
    {book(476, 28, 132, 'f-mid')}
    {book(504, 42, 162, 'f-deep')}
    {book(546, 26, 140, 'f-warm')}
    <path
      className="draw s-glow"
      strokeWidth="3"
      d="M78 124H96M178 112H192M450 112H466M512 104H538M512 114H538"
    />
    <path className="f-paper" d="M238 92H402V240H238Z" />
    <path className="f-light" d="M238 92H402V110H238Z" />
    <path className="draw s-soft" strokeWidth="2" d="M262 110V240M267 110V240" />
    <path
      className="draw s-soft"
      strokeWidth="3.5"
      d="M284 136H380M284 154H380M284 172H352M284 198H380M284 216H340"
    />
    <path className="f-mid" d="M0 254H640V330H0Z" />
  </>
)

const box = (x: number, y: number, open = false) => (
  <>
    <path className={open ? 'f-light' : 'f-mid'} d={`M${x} ${y}h92v64h-92Z`} />
    {open ? (
      <path className="f-paper" d={`M${x + 12} ${y + 64}V${y + 18}l58-14v60Z`} />
    ) : (
      <path className="draw s-soft" strokeWidth="3" d={`M${x + 24} ${y + 22}h44M${x + 38} ${y + 42}h16`} />
    )}
  </>
)

const letters = (
  <>
    <path className="f-deep" d="M96 30H544V258H96Z" />
    {box(116, 48)}
    {box(220, 48)}
    {box(324, 48, true)}
    {box(428, 48)}
    {box(116, 124)}
    {box(220, 124)}
    {box(324, 124)}
    {box(428, 124)}
    <path className="f-glow" d="M324 112H416L520 330H220Z" opacity="0.35" />
    <path className="draw s-soft" strokeWidth="4" d="M116 218H520" />
    <path className="f-mid" d="M0 258H640V330H0Z" />
    <g transform="rotate(-6 250 290)">
      <path className="f-paper" d="M196 258H316V322H196Z" />
      <path className="draw s-soft" strokeWidth="3" d="M198 260 256 296 314 260" />
    </g>
    <g transform="rotate(5 400 296)">
      <path className="f-paper" d="M346 270H456V326H346Z" />
      <path className="f-warm" d="M432 276H448V292H432Z" />
      <path className="draw s-soft" strokeWidth="3" d="M358 296H412M358 308H396" />
    </g>
  </>
)

const corridor = (
  <>
    <path className="f-soft" d="M0 0H640V258H0Z" opacity="0.35" />
    <path className="f-deep" d="M244 258V126a76 76 0 0 1 152 0v132Z" />
    <path className="f-light" d="M258 258V128a62 62 0 0 1 124 0v130Z" />
    <path className="f-mid" d="M0 258H640V330H0Z" />
    <path className="f-glow" d="M258 258H382L496 330H144Z" />
    <path className="f-mid" d="M382 258V128c-3-36-16-60-28-55-16 8-24 36-24 66v119Z" />
    <circle className="f-light" cx="340" cy="196" r="5" />
    <path
      className="f-deep"
      d="M52 206H196V220H52ZM64 220H76V280H64ZM172 220H184V280H172ZM52 160H64V206H52Z"
    />
    <circle className="f-warm" cx="126" cy="142" r="17" />
    <path className="f-warm" d="M98 208V186a28 28 0 0 1 56 0v22Z" />
    <path className="f-paper" d="M140 186H170V208H140Z" />
    <path
      className="f-deep"
      d="M444 206H588V220H444ZM456 220H468V280H456ZM564 220H576V280H564ZM576 160H588V206H576Z"
    />
    <path className="f-paper" d="M472 74H560V138H472Z" />
    <path className="draw s-soft" strokeWidth="3" d="M484 90H536M484 104H548M484 118H520" />
  </>
)

const categoryDrawings: Record<string, readonly ReactNode[]> = {
  'Know Your Rights': [desk, letters, corridor],
  'Legal Updates': [shelf],
  'Case Analysis': [shelf],
  'Success Stories': [street, corridor],
  'Organizational News': [street, letters],
}

/** Articles of a category share its drawings; which one it is, the slug decides, so that it stays the same. */
export function PostIllustration({ category, slug }: { category: string; slug: string }) {
  const drawings = categoryDrawings[category] ?? [desk]
  return (
    <svg viewBox="0 0 640 330" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <path className="f-wall" d="M0 0H640V330H0Z" />
      {drawings[hashText(slug) % drawings.length]}
    </svg>
  )
}

/** A number that any two slugs hardly share. */
const hashText = (text: string) =>
  [...text].reduce((total, sign) => (total * 31 + sign.codePointAt(0)!) % 9973, 7)
