/**
 * What a drawing is about, 160 by 160, from arches, lines and circles: always whole, in the middle, and on the ground,
 * which begins at 124. Heads are circles, shoulders arches; what is read has lines, and the double rule of court paper.
 */

const rule = (x: number, top: number, bottom: number) => (
  <path className="draw s-soft" strokeWidth="1.2" d={`M${x} ${top}V${bottom}M${x + 3} ${top}V${bottom}`} />
)

/** A person down to `bottom`, `size` times 15 wide at the head. */
const person = (x: number, top: number, bottom: number, head: string, body: string, size = 1) => {
  const [radius, half] = [13 * size, 23 * size]
  const shoulders = top + 2 * radius + 4
  return (
    <>
      <circle className={head} cx={x} cy={top + radius} r={radius} />
      <path
        className={body}
        d={`M${x - half} ${bottom}V${shoulders + half}a${half} ${half} 0 0 1 ${2 * half} 0V${bottom}Z`}
      />
    </>
  )
}

const table = (
  <>
    <path className="f-paper" d="M14 104H146V111H14Z" />
    <path className="f-paper" d="M74 111H86V148H74ZM60 148H100V152H60Z" />
  </>
)

const document = (
  <g transform="rotate(-4 80 96)">
    <path className="f-paper" d="M42 34H118V146H42Z" />
    {rule(52, 34, 146)}
    <path className="f-warm" d="M62 46H92V52H62Z" />
    <path className="draw s-soft" d="M62 64H108M62 74H104M62 84H108M62 94H90M62 108H108M62 118H100" />
    <path className="draw s-deep" d="M62 134q6-8 10 0t10-2t12 2" />
  </g>
)

const envelopes = (
  <>
    <g transform="rotate(-8 70 86)">
      <path className="f-warm" d="M18 58H122V126H18Z" />
      <path className="draw s-glow" d="M20 60 70 98 120 60" />
    </g>
    <g transform="rotate(6 94 118)">
      <path className="f-paper" d="M44 88H146V150H44Z" />
      <path className="f-warm" d="M126 94H140V110H126Z" />
      <path className="draw s-soft" d="M56 112H100M56 122H88M56 132H94" />
    </g>
  </>
)

const twoAtTable = (
  <>
    {person(44, 34, 140, 'f-warm', 'f-deep')}
    {person(116, 30, 140, 'f-light', 'f-soft')}
    {table}
    <path className="f-soft" d="M64 97H90V104H64Z" />
    <path className="f-warm" d="M98 93H107V104H98Z" />
  </>
)

const reader = (
  <>
    {person(80, 26, 140, 'f-light', 'f-mid', 1.25)}
    <path className="f-paper" d="M80 116C66 106 50 106 36 110V144C50 140 66 140 80 150Z" />
    <path className="f-paper" d="M80 116C94 106 110 106 124 110V144C110 140 94 140 80 150Z" />
    <path
      className="draw s-soft"
      d="M80 116V150M46 120q12-3 24 3M46 130q12-3 24 3M90 123q12-6 24-3M90 133q12-6 24-3"
    />
  </>
)

const bench = (
  <>
    <path className="f-deep" d="M12 84H148V92H12ZM20 92H27V110H20ZM133 92H140V110H133Z" />
    {person(66, 32, 112, 'f-warm', 'f-mid')}
    <path className="f-mid" d="M43 104H92V122H43Z" />
    <path className="f-mid" d="M78 112H92V152H78ZM52 112H66V152H52Z" />
    <path className="f-deep" d="M12 110H148V119H12ZM22 119H30V152H22ZM130 119H138V152H130Z" />
    <path className="f-paper" d="M98 84H128V110H98Z" />
    <path className="draw s-soft" d="M104 92H122M104 99H118" />
  </>
)

const book = (
  <>
    <path className="f-deep" d="M14 140H146V148H14Z" />
    <path className="f-paper" d="M80 78C60 64 36 64 16 70V136C36 130 60 130 80 144Z" />
    <path className="f-paper" d="M80 78C100 64 124 64 144 70V136C124 130 100 130 80 144Z" />
    <path className="f-light" d="M104 66V104L112 98L120 104V66Z" />
    <path
      className="draw s-soft"
      d="M80 78V144M28 84q20-4 40 4M28 98q20-4 40 4M28 112q20-4 40 4M92 88q6-3 10-4M92 114q20-6 40-4M92 126q18-6 34-4"
    />
  </>
)

const fileBox = (
  <>
    <path className="f-paper" d="M40 46H96V100H40Z" transform="rotate(-5 68 74)" />
    <path className="f-light" d="M62 42H120V100H62Z" transform="rotate(4 90 70)" />
    <path className="draw s-deep" d="M74 56H108M74 66H104M74 76H98" transform="rotate(4 90 70)" />
    <path className="f-warm" d="M22 82H138V150H22Z" />
    <path className="f-deep" d="M16 76H144V92H16Z" />
    <path className="f-paper" d="M58 106H102V128H58Z" />
    <path className="draw s-soft" d="M66 114H94M66 121H84" />
  </>
)

const suitcase = (
  <>
    <path className="draw s-deep" strokeWidth="7" d="M60 70V58a8 8 0 0 1 8-8H92a8 8 0 0 1 8 8V70" />
    <path
      className="f-warm"
      d="M28 68H132a10 10 0 0 1 10 10V140a10 10 0 0 1-10 10H28a10 10 0 0 1-10-10V78a10 10 0 0 1 10-10Z"
    />
    <path className="draw s-deep" strokeWidth="5" d="M42 70V148M118 70V148" />
    <path className="f-paper" d="M62 96H98V124H62Z" />
    <circle className="f-soft" cx="73" cy="107" r="5" />
    <path className="draw s-soft" d="M83 105H92M68 117H92" />
  </>
)

const payslip = (
  <>
    <path className="f-paper" d="M30 40H108V140H30Z" />
    <path className="f-light" d="M30 84H108V98H30Z" />
    <path className="draw s-soft" d="M40 54H92M40 64H80M40 74H96M42 91H92M40 110H96M40 122H84" />
    <circle className="f-deep" cx="112" cy="116" r="32" />
    <circle className="f-paper" cx="112" cy="116" r="26" />
    <path className="draw s-deep" strokeWidth="3.5" d="M112 98V116L124 124" />
  </>
)

const cups = (
  <>
    <path className="f-deep" d="M8 132H152V141H8ZM24 141H32V158H24ZM128 141H136V158H128Z" />
    <path className="f-warm" d="M38 84H86V132H48a10 10 0 0 1-10-10Z" />
    <path className="draw s-warm" strokeWidth="6" d="M38 94a13 13 0 1 0 0 26" />
    <path className="f-mid" d="M102 102H132V132H110a8 8 0 0 1-8-8Z" />
    <path className="draw s-mid" strokeWidth="5" d="M132 109a8 8 0 1 1 0 16" />
    <path className="draw s-soft" d="M54 74q-5-9 0-17t0-17M70 74q-5-9 0-17t0-17" />
  </>
)

const group = (
  <>
    {person(38, 58, 152, 'f-warm', 'f-deep', 0.95)}
    {person(122, 54, 152, 'f-light', 'f-mid', 0.95)}
    {person(80, 38, 152, 'f-paper', 'f-soft', 1.1)}
  </>
)

const placards = (
  <>
    <path className="draw s-deep" strokeWidth="4" d="M36 60V120M124 60V120" />
    <path className="f-paper" d="M18 20H142V66H18Z" />
    <path className="f-light" d="M18 20H142V31H18Z" />
    <path className="draw s-soft" strokeWidth="3" d="M32 43H124M32 54H100" />
    {person(36, 78, 152, 'f-warm', 'f-deep', 0.9)}
    {person(124, 78, 152, 'f-light', 'f-mid', 0.9)}
    {person(80, 84, 152, 'f-paper', 'f-soft', 0.9)}
  </>
)

const house = (
  <>
    <path className="f-mid" d="M26 150V84L80 40L134 84V150Z" />
    <path className="f-deep" d="M16 88 80 34 144 88 137 96 80 49 23 96Z" />
    <path className="f-light" d="M64 150V118a16 16 0 0 1 32 0v32Z" />
    <path className="f-deep" d="M96 150V118a16 16 0 0 0-10-14q-6 8-6 18v24Z" />
    <path className="f-glow" d="M38 124V104a9 9 0 0 1 18 0v20ZM104 124V104a9 9 0 0 1 18 0v20Z" />
    <path className="f-deep" d="M108 46H120V66L108 58Z" />
  </>
)

const keys = (
  <>
    <circle className="draw s-light" strokeWidth="11" cx="52" cy="76" r="24" />
    <path className="draw s-light" strokeWidth="11" d="M70 92 122 138M104 122l12-13M116 133l9-10" />
    <path className="f-paper" d="M86 40H138a6 6 0 0 1 6 6V70a6 6 0 0 1-6 6H86L70 58Z" />
    <circle className="f-deep" cx="84" cy="58" r="4" />
    <path className="draw s-soft" d="M98 53H134M98 63H124M80 58Q64 54 60 62" />
  </>
)

const telephone = (
  <>
    <path
      className="f-deep"
      d="M38 30H90a9 9 0 0 1 9 9V143a9 9 0 0 1-9 9H38a9 9 0 0 1-9-9V39a9 9 0 0 1 9-9Z"
    />
    <path className="f-pane" d="M36 44H92V134H36Z" />
    <circle className="f-soft" cx="64" cy="143" r="4" />
    <path className="f-mid" d="M42 98H80V106H42ZM42 112H70V120H42Z" />
    <path
      className="f-light"
      d="M72 46H142a8 8 0 0 1 8 8V84a8 8 0 0 1-8 8H96L80 106V92H72a8 8 0 0 1-8-8V54a8 8 0 0 1 8-8Z"
    />
    <path className="draw s-deep" strokeWidth="3" d="M78 62H136M78 76H116" />
  </>
)

const calendar = (
  <>
    <path className="f-paper" d="M28 44H132V150H28Z" />
    <path className="f-warm" d="M28 44H132V70H28Z" />
    <path className="draw s-deep" strokeWidth="6" d="M52 36V54M108 36V54" />
    {[82, 104, 126].map((y) =>
      [38, 62, 86, 110].map((x) => (
        <path
          key={`${x} ${y}`}
          className={x === 86 && y === 104 ? 'f-light' : 'f-glow'}
          d={`M${x} ${y}h16v15h-16Z`}
        />
      )),
    )}
    <circle className="draw s-deep" strokeWidth="3" cx="94" cy="111.500" r="14" />
  </>
)

const parentAndChild = (
  <>
    {person(60, 30, 152, 'f-warm', 'f-deep', 1.15)}
    {person(116, 78, 152, 'f-light', 'f-mid', 0.8)}
    <path className="draw s-deep" strokeWidth="9" d="M82 104Q92 124 100 122" />
  </>
)

const books = (
  <>
    <path className="f-mid" d="M22 126H138V148H22Z" />
    <path className="f-warm" d="M32 104H128V126H32Z" />
    <path className="f-soft" d="M26 82H118V104H26Z" />
    <path className="f-paper" d="M130 130H138V144H130ZM120 108H128V122H120ZM110 86H118V100H110Z" />
    <path className="draw s-glow" strokeWidth="2.500" d="M40 137H84M48 115H90M42 93H80" />
    <path className="f-light" d="M50 46H92V82H58a8 8 0 0 1-8-8Z" />
    <path className="draw s-light" strokeWidth="5" d="M92 54a9 9 0 1 1 0 18" />
  </>
)

const openDoor = (
  <>
    <path className="f-deep" d="M36 150V72a44 44 0 0 1 88 0V150Z" />
    <path className="f-light" d="M44 150V72a36 36 0 0 1 72 0V150Z" />
    <path className="f-glow" d="M44 150H116L128 158H32Z" />
    <path className="f-mid" d="M116 150V72c-1-22-10-35-17-31c-10 5-16 22-16 42V136Z" />
    <path className="draw s-soft" d="M108 132V76c-1-13-5-21-9-19c-5 3-8 13-8 27V128" />
    <circle className="f-light" cx="91" cy="104" r="3" />
  </>
)

const globe = (
  <>
    <path className="f-deep" d="M52 146H108V153H52ZM76 132H84V148H76Z" />
    <path className="draw s-deep" strokeWidth="5" d="M112 42a50 50 0 0 1-64 78" />
    <circle className="f-soft" cx="78" cy="80" r="42" />
    <path
      className="f-light"
      d="M48 64q14-20 34-16q4 12-10 16q6 10-6 18q-12-2-18-18ZM84 88q14-10 30 2q-4 20-18 28q-14-8-12-30Z"
    />
    <path className="draw s-glow" strokeWidth="1.500" d="M36 80H120M78 38Q50 80 78 122Q106 80 78 38" />
  </>
)

const clipboard = (
  <>
    <path className="f-deep" d="M36 36H118V150H36Z" />
    <path className="f-paper" d="M44 48H110V142H44Z" />
    <path className="f-light" d="M60 30H94V46H60Z" />
    <path className="draw s-mid" strokeWidth="3.500" d="M52 66l5 5l8-9M52 88l5 5l8-9M52 110l5 5l8-9" />
    <path className="draw s-soft" d="M74 68H102M74 90H98M74 112H102" />
    <path className="f-warm" d="M122 60 134 66 112 118 102 124 102 112Z" />
  </>
)

const megaphone = (
  <>
    <path className="f-warm" d="M56 96H76L84 138H64Z" />
    <path className="f-mid" d="M30 66H62V108H30a21 21 0 0 1 0-42Z" />
    <path className="f-light" d="M62 66 118 38V136L62 108Z" />
    <path className="f-deep" d="M118 34a10 53 0 0 1 0 106Z" />
    <path className="draw s-warm" strokeWidth="4" d="M136 62 148 52M140 87H154M136 112 148 122" />
  </>
)

const lockedBox = (
  <>
    <path className="draw s-deep" strokeWidth="9" d="M52 86V66a28 28 0 0 1 56 0V86" />
    <path className="f-light" d="M30 84H130V150H30Z" />
    <path className="f-warm" d="M30 84H130V94H30Z" />
    <circle className="f-deep" cx="80" cy="116" r="9" />
    <path className="f-deep" d="M76 120H84V136H76Z" />
  </>
)

const hourglass = (
  <>
    <path className="f-deep" d="M40 34H120V44H40ZM40 142H120V152H40Z" />
    <path className="f-pane" d="M48 44H112Q112 78 86 93Q112 108 112 142H48Q48 108 74 93Q48 78 48 44Z" />
    <path
      className="f-light"
      d="M56 64H104Q98 80 80 90Q62 80 56 64ZM80 108Q104 120 106 142H54Q56 120 80 108Z"
    />
    <path className="draw s-light" strokeWidth="2.500" d="M80 90V112" />
  </>
)

const wheelchair = (
  <>
    {person(72, 28, 104, 'f-light', 'f-mid', 0.95)}
    <path className="f-mid" d="M50 88H108V106H50Z" />
    <path className="f-mid" d="M96 94H110L120 138H134V148H112Z" />
    <circle className="draw s-deep" strokeWidth="6" cx="68" cy="118" r="31" />
    <circle className="f-deep" cx="68" cy="118" r="5" />
    <path className="draw s-deep" strokeWidth="5" d="M44 60V100M44 62H34" />
    <circle className="draw s-deep" strokeWidth="5" cx="122" cy="144" r="7" />
  </>
)

const receipt = (
  <>
    <path className="f-warm" d="M20 76H96L104 150H12Z" />
    <path className="draw s-deep" strokeWidth="5" d="M38 84V66a20 20 0 0 1 40 0V84" />
    <path className="f-paper" d="M92 32H142V146l-8-7-9 7-8-7-9 7-8-7-8 7Z" />
    <path className="draw s-soft" d="M101 48H132M101 60H124M101 72H132M101 84H118M101 102H132" />
    <path className="f-light" d="M101 112H132V122H101Z" />
  </>
)

const microphone = (
  <>
    <path className="f-deep" d="M22 118H138V152H22Z" />
    <path className="f-light" d="M14 110H146V120H14Z" />
    <path className="draw s-deep" strokeWidth="5" d="M80 110Q84 88 100 72" />
    <path className="f-soft" d="M92 50a12 12 0 0 1 20 14L100 82 84 70Z" />
    <path className="f-paper" d="M32 96H66V110H32Z" />
    <path className="draw s-soft" d="M38 102H60M42 132H118V144H42Z" />
  </>
)

export const subjects = {
  document,
  envelopes,
  twoAtTable,
  reader,
  bench,
  book,
  fileBox,
  suitcase,
  payslip,
  cups,
  group,
  placards,
  house,
  keys,
  telephone,
  calendar,
  parentAndChild,
  books,
  openDoor,
  globe,
  clipboard,
  megaphone,
  lockedBox,
  hourglass,
  wheelchair,
  receipt,
  microphone,
}

export type Subject = keyof typeof subjects
