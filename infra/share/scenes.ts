/** The share images as SVG: a wall, a lit doorway, and in it what the link leads to. */

import { getTopicImageName, shareTopics } from '../../shell/server/seo/share-topics.ts'

export type Scene = { heading: string[]; line: string; inside: string }

const colours = {
  deep: '#072f2a',
  line: '#164a42',
  mid: '#0f5148',
  soft: '#3f7d72',
  light: '#f2b134',
  glow: '#fbe3ae',
  sheet: '#ffffff',
  sand: '#f1ebdf',

  muted: '#c9d9d3',
  warm: '#8f2f17',
}

const { deep, line, mid, soft, light, glow, sheet, sand, muted, warm } = colours

/** The leaf of the door, standing open towards us. */
const leaf = `
  <path fill="${mid}" d="M270 476V190C268 132 246 104 223 108C197 113 177 152 173 208V438Z"/>
  <path fill="none" stroke="${soft}" stroke-width="3" d="M257 300V194C255 154 240 130 224 134C206 139 190 168 187 212V296ZM257 322V448L187 424V318Z"/>
  <path fill="${glow}" d="M173 208V438L165 434V216C166 212 170 208 173 208Z"/>
  <circle fill="${light}" cx="184" cy="306" r="5.5"/>`

const lamp = `
  <path fill="none" stroke="${deep}" stroke-width="3" d="M170 92V146"/>
  <path fill="${deep}" d="M146 172a24 24 0 0 1 48 0Z"/>
  <circle fill="${glow}" cx="170" cy="175" r="7"/>`

const drawTextLines = (x: number, y: number, widths: number[], colour = deep) =>
  widths
    .map(
      (width, index) =>
        `<path stroke="${colour}" stroke-width="5" stroke-linecap="round" d="M${x} ${y + index * 22}h${width}"/>`,
    )
    .join('')

const kindScenes = {
  page: {
    heading: ['Free legal', 'help'],
    line: 'For people who cannot pay a lawyer',
    inside: `
      <path fill="${glow}" d="M92 318V268a19 19 0 0 1 38 0v50Z"/>
      <path fill="none" stroke="${light}" stroke-width="2.5" d="M111 250V318M92 284H130"/>
      <path fill="none" stroke="${deep}" stroke-width="3" d="M148 104V168"/>
      <path fill="${deep}" d="M126 192a22 22 0 0 1 44 0Z"/>
      <circle fill="${glow}" cx="148" cy="195" r="6"/>
      <path fill="${deep}" d="M96 372H170V379H96ZM128 379H136V448H128ZM112 448H152V453H112Z"/>
      <path fill="none" stroke="${deep}" stroke-width="4" d="M84 350V452M84 404H106V452"/>
      <path fill="${sheet}" d="M112 366h26v6h-26z"/><path fill="${warm}" d="M146 358h11v14h-11z"/>${leaf}`,
  },
  case: {
    heading: ['A case', 'we worked on'],
    line: 'Told with permission, names changed',
    inside: `
      ${lamp}
      <g transform="translate(14 0)"><path fill="${sand}" d="M106 262h96v150h-96z" transform="rotate(-5 154 337)"/>
      <path fill="${sheet}" d="M104 256h102v156h-102z"/>
      <path stroke="${soft}" stroke-width="2" d="M122 256v156M127 256v156"/>
      ${drawTextLines(138, 284, [50, 56, 44, 54, 30])}
      <path fill="${warm}" d="M160 392a13 13 0 1 1 26 0a13 13 0 1 1-26 0"/></g>
      <path fill="${deep}" d="M86 412H254V420H86ZM166 420H174V476H166Z"/>`,
  },
  judgment: {
    heading: ['A judgment,', 'in plain words'],
    line: 'Decisions that shape everyday rights',
    inside: `
      <path fill="${sheet}" d="M96 190h148v258h-148z"/>
      <path stroke="${soft}" stroke-width="2.5" d="M128 190v258M134 190v258"/>
      ${Array.from({ length: 10 }, (_, number) => `<text x="119" y="${225 + number * 22}" text-anchor="end" font-family="Text" font-size="13" fill="${soft}">${number + 1}</text>`).join('')}
      ${drawTextLines(148, 221, [78, 62, 82, 70, 80, 48, 74, 78, 66, 40])}
      <path fill="${light}" opacity=".45" d="M144 276h90v24h-90z"/>`,
  },
  event: {
    heading: ['Come', 'and ask'],
    line: 'Clinics and workshops. All are free.',
    inside: `
      ${lamp}
      <path fill="${sheet}" d="M98 236h144v150h-144z"/>
      <path fill="${warm}" d="M98 236h144v40h-144z"/>
      <path stroke="${deep}" stroke-width="6" stroke-linecap="round" d="M130 224v24M210 224v24"/>
      ${[0, 1, 2].map((row) => [0, 1, 2, 3].map((column) => `<path fill="${row === 1 && column === 2 ? light : glow}" d="M${112 + column * 31} ${290 + row * 30}h22v20h-22z"/>`).join('')).join('')}
      <path fill="${deep}" d="M84 440h172v8h-172zM100 448h8v28h-8zM232 448h8v28h-8z"/>
      <path fill="${warm}" d="M196 424h13v16h-13z"/>`,
  },
  article: {
    heading: ['Know', 'your rights'],
    line: 'Guides you can use today',
    inside: `
      ${lamp}
      <path fill="${light}" opacity=".35" d="M148 178H192L244 400H96Z"/>
      <path fill="${sheet}" d="M102 238h136v176h-136z"/>
      <path fill="${mid}" d="M118 256h104v44h-104z"/>
      <path fill="${light}" d="M158 300v-18a12 12 0 0 1 24 0v18Z"/>
      ${drawTextLines(120, 324, [100, 86, 98, 52])}
      <path fill="${deep}" d="M80 414h180v8h-180zM166 422h8v54h-8z"/>`,
  },
  person: {
    heading: ['The people', 'who help'],
    line: 'Attorneys, advocates and volunteers',
    inside: `
      <path fill="${deep}" d="M96 476V386c0-50 30-78 74-78s74 28 74 78v90Z"/>
      <circle fill="${warm}" cx="170" cy="244" r="46"/>
      <path fill="${deep}" d="M122 244c-4-42 20-64 50-62c32 0 52 24 46 62c-6-20-18-30-44-30c-28 0-46 8-52 30Z"/>
      <path fill="${sheet}" d="M150 308l20 44l20-44c-10-4-30-4-40 0Z"/>
      <path fill="${sheet}" d="M196 392h52v66h-52z" transform="rotate(8 222 425)"/>
      <g transform="rotate(8 222 425)">${drawTextLines(206, 410, [32, 26, 30], soft)}</g>`,
  },
} satisfies Record<string, Scene>

/** What a topic has in its doorway: one of the site's drawings, 160 by 160. */
const buildTopicScene = (
  { image, heading, line, subject }: (typeof shareTopics)[number],
  draw: DrawSubject,
): Scene => ({
  ...kindScenes[image],
  ...(heading && { heading: [...heading] }),
  ...(line && { line }),
  // Nothing that shines is lost before it.
  inside: `<path fill="${glow}" d="M70 476V190a100 100 0 0 1 200 0V476Z"/>${lamp}<g transform="translate(72 270) scale(1.225)">${draw(subject)}</g>`,
})

/** A subject of the site's drawings as SVG, with colours instead of classes. */
type DrawSubject = (subject: string) => string

/** All pictures by the names of their files. */
export const buildScenes = (draw: DrawSubject): Record<string, Scene> => ({
  ...kindScenes,
  ...Object.fromEntries(
    shareTopics.map((topic) => [getTopicImageName(topic.image, topic.topic), buildTopicScene(topic, draw)]),
  ),
})

/** The colours of drawings, as classes of shapes and of lines. */
export const drawingStyles = Object.entries({
  deep,
  mid,
  soft,
  light,
  glow,
  paper: sheet,
  pane: sand,
  warm: '#c9674a',
})
  .map(([name, colour]) => `.f-${name} { fill: ${colour} } .s-${name} { stroke: ${colour} }`)
  .join('\n')

/** The whole picture, 1200 by 630; without a name, so that it is any organization's. */
export function renderSvg({ heading, line: secondLine, inside }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <path fill="${deep}" d="M0 0h1200v630H0z"/>
  <path fill="none" stroke="${line}" stroke-width="2" d="M700 74h500M700 162h50M1130 162h70M690 250h46M1146 250h54M690 338h46M1146 338h54M690 426h46M1146 426h54M690 514h46M1146 514h54M716 74v88M1170 162v88M706 250v88M1172 338v88M702 426v88M900 0v74M1060 0v74M740 0v74"/>
  <g transform="translate(738 56) scale(1.12)">
    <path fill="none" stroke="${soft}" stroke-width="2" d="M32 476V190C32 112 92 52 170 52S308 112 308 190V476"/>
    <path fill="none" stroke="${mid}" stroke-width="6" d="M50 476V190C50 122 104 72 170 72S290 122 290 190V476"/>
    <path fill="${light}" d="M70 476V190a100 100 0 0 1 200 0V476Z"/>
    <path fill="${glow}" d="M70 476V428H270V476Z"/>
    ${inside}
    <path fill="${sand}" d="M46 476H294V490H46Z"/>
    <path fill="${mid}" d="M22 490H318V520H22Z"/>
    <path fill="${light}" d="M70 476H270L280 490H60Z"/>
    <path fill="${glow}" d="M60 490H280L300 520H40Z"/>
  </g>
  <g transform="translate(80 78) scale(.8)">
    <path fill="${light}" d="M9 86V34a23 23 0 0 1 46 0v52Z"/>
    <path fill="${mid}" d="M55 86V34C54.500 20 46 12.500 40 14.500C34 17 31 27 31 39V79Z"/>
    <path fill="none" stroke="${sheet}" stroke-width="4.500" d="M3 87V34a29 29 0 0 1 58 0v53"/>
  </g>
  ${heading.map((text, index) => `<text x="78" y="${310 + index * 92}" font-family="Display" font-weight="500" font-size="88" letter-spacing="-1" fill="${sheet}">${text}</text>`).join('')}
  <path fill="${light}" d="M80 446h96v6h-96z"/>
  <text x="80" y="512" font-family="Text" font-size="34" fill="${muted}">${secondLine}</text>
</svg>`
}
