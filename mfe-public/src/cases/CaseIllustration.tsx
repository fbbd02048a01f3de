/** A window into each kind of case, drawn from arches, lines and circles. */
import type { PracticeAreaName } from '@access/service-kit/practice-areas/practice-areas.rules'
import type { ReactNode } from 'react'

const drawWindow = (x: number, y: number, className: string) => (
  <path key={`${x} ${y}`} className={className} d={`M${x} ${y}V${y - 22}a11 11 0 0 1 22 0v22Z`} />
)

const drawings: Record<PracticeAreaName, ReactNode> = {
  'Housing Rights': (
    <>
      <path className="f-glow" d="M0 200V168H160V200Z" />
      <path className="f-mid" d="M28 46H132V200H28Z" />
      <path className="f-deep" d="M20 36H140V48H20Z" />
      {[42, 69, 96].map((x) => drawWindow(x, 96, 'f-deep'))}
      {drawWindow(42, 144, 'f-deep')}
      {drawWindow(69, 144, 'f-light')}
      {drawWindow(96, 144, 'f-deep')}
      <path className="f-light" d="M64 200V170a16 16 0 0 1 32 0v30Z" />
      <path className="f-deep" d="M96 200V170a16 16 0 0 0-10-15q-6 8-6 20v22Z" />
      <path className="draw s-soft" d="M37 152H123" />
    </>
  ),
  Employment: (
    <>
      <path className="f-mid" d="M0 156H160V200H0Z" />
      <circle className="f-deep" cx="80" cy="58" r="27" />
      <circle className="f-paper" cx="80" cy="58" r="22" />
      <path className="draw s-deep" strokeWidth="3" d="M80 44V58L90 65" />
      <path className="f-paper" d="M44 100H100V176H44Z" />
      <path className="f-light" d="M44 128H100V140H44Z" />
      <path className="draw s-soft" d="M52 112H92M52 122H80M52 134H88M52 150H92M52 160H84" />
      <circle className="f-light" cx="116" cy="164" r="14" />
      <circle className="draw s-deep" cx="116" cy="164" r="9" />
      <circle className="f-glow" cx="128" cy="182" r="13" />
      <circle className="draw s-deep" cx="128" cy="182" r="8" />
    </>
  ),
  'Family Law': (
    <>
      <path className="f-paper" d="M50 118V66a30 30 0 0 1 60 0v52Z" />
      <path className="f-light" d="M56 112a24 24 0 0 1 48 0Z" />
      <path className="draw s-soft" strokeWidth="3" d="M80 36V118M50 80H110" />
      <path className="f-deep" d="M14 146H146V155H14ZM30 155H38V200H30ZM122 155H130V200H122Z" />
      <path className="f-warm" d="M50 118H78V146H56a6 6 0 0 1-6-6Z" />
      <path className="draw s-warm" strokeWidth="4" d="M50 124a8 8 0 1 0 0 14" />
      <path className="f-mid" d="M94 128H112V146H98a4 4 0 0 1-4-4Z" />
      <path className="draw s-mid" strokeWidth="3" d="M112 132a5 5 0 1 1 0 9" />
    </>
  ),
  Immigration: (
    <>
      <circle className="f-light" cx="80" cy="74" r="25" />
      <path className="draw s-soft" strokeWidth="2.5" d="M112 42q6-6 11 0q5-6 11 0M124 58q4-4 8 0q4-4 8 0" />
      <path className="f-soft" d="M0 132V112a58 58 0 0 1 92 20Z" />
      <path className="f-mid" d="M62 132a60 60 0 0 1 98-22v22Z" />
      <path className="f-mid" d="M0 130H160V200H0Z" />
      <path className="f-glow" d="M76 130H88L128 200H40Z" />
      <path
        className="f-warm"
        d="M60 146H104a6 6 0 0 1 6 6V186a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6V152a6 6 0 0 1 6-6Z"
      />
      <path className="draw s-deep" strokeWidth="4" d="M72 146V138a5 5 0 0 1 5-5H87a5 5 0 0 1 5 5V146" />
      <path className="draw s-deep" strokeWidth="3" d="M66 147V191M98 147V191" />
      <path className="f-paper" d="M74 160H90V174H74Z" />
    </>
  ),
  'Criminal Defense': (
    <>
      <path className="f-mid" d="M0 0H160V200H0Z" />
      <path className="f-light" d="M34 178V84a46 46 0 0 1 92 0v94Z" />
      <path className="f-glow" d="M34 178H126L150 200H10Z" />
      <circle className="f-glow" cx="98" cy="78" r="13" />
      <path className="draw s-deep" strokeWidth="5" d="M34 178V84a46 46 0 0 1 92 0v94" />
      <path className="draw s-deep" strokeWidth="4" d="M48 178V52M62 178V42M76 186V36" />
      <path className="draw s-deep" strokeWidth="5" d="M36 112L78 116M36 148L78 154" />
      <circle className="f-warm" cx="72" cy="134" r="4" />
    </>
  ),
  'Civil Rights': (
    <>
      <path className="f-glow" d="M0 168H160V200H0Z" />
      <path className="draw s-deep" strokeWidth="4" d="M36 76V150M124 76V150" />
      <path className="f-paper" d="M22 40H138V92H22Z" />
      <path className="f-light" d="M22 40H138V50H22Z" />
      <path className="draw s-soft" strokeWidth="3" d="M38 64H122M38 76H100" />
      <circle className="f-warm" cx="36" cy="118" r="13" />
      <path className="f-deep" d="M12 200V160a24 24 0 0 1 48 0v40Z" />
      <circle className="f-light" cx="124" cy="118" r="13" />
      <path className="f-mid" d="M100 200V160a24 24 0 0 1 48 0v40Z" />
      <circle className="f-paper" cx="80" cy="126" r="13" />
      <path className="f-soft" d="M56 200V168a24 24 0 0 1 48 0v32Z" />
    </>
  ),
}

const book = (
  <>
    <path className="f-mid" d="M0 158H160V200H0Z" />
    <path className="f-glow" d="M44 66H116L150 158H10Z" />
    <path className="f-deep" d="M42 68a38 38 0 0 1 76 0Z" />
    <path className="draw s-deep" strokeWidth="4" d="M80 0V32" />
    <path className="f-paper" d="M80 122C64 110 44 110 26 116V164C44 158 64 158 80 170Z" />
    <path className="f-paper" d="M80 122C96 110 116 110 134 116V164C116 158 96 158 80 170Z" />
    <path
      className="draw s-soft"
      d="M80 122V170M38 128q16-4 30 3M38 140q16-4 30 3M92 131q14-7 30-3M92 143q14-7 30-3"
    />
  </>
)

/** A book for a kind that has no drawing of its own. */
export function CaseIllustration({ category }: { category: string }) {
  return (
    <svg viewBox="0 0 160 200" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      {drawings[category as PracticeAreaName] ?? book}
    </svg>
  )
}
