/** Featured images of the demonstration's articles and events: places where the law meets people, drawn. */

const night = '#0f5148'
const deep = '#072f2a'
const sheet = '#fbf8f2'
const sand = '#f1ebdf'
const glow = '#f2b134'
const pale = '#dcede8'
const clay = '#8f2f17'

const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">${content}</svg>`

/** A row of houses at dusk, one door open. */
const street =
  frame(`<rect width="960" height="540" fill="${pale}"/><circle cx="760" cy="120" r="56" fill="${glow}"/>
  <path d="M0 540V260l110-80 110 80v280Z" fill="${night}"/><path d="M240 540V210l130-90 130 90v330Z" fill="${deep}"/>
  <path d="M520 540V280l100-70 100 70v260Z" fill="${night}"/><path d="M740 540V240l110-80 110 80v300Z" fill="${deep}"/>
  <g fill="${sheet}" opacity=".85"><path d="M60 300h44v60H60Zm72 0h44v60h-44ZM560 320h40v56h-40Zm68 0h40v56h-40ZM800 290h40v60h-40Z"/></g>
  <g fill="${glow}"><path d="M290 270h48v64h-48Zm112 0h48v64h-48Z"/><path d="M330 540V424a40 40 0 0 1 80 0v116Z"/></g>
  <path d="M330 540V424a40 40 0 0 1 40-40v156Z" fill="${clay}"/>`)

/** A table with papers, a cup and a lamp. */
const desk =
  frame(`<rect width="960" height="540" fill="${sand}"/><path d="M0 400h960v140H0Z" fill="${night}"/>
  <path d="M560 400V250l-90-70" fill="none" stroke="${deep}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="m400 130 120 30-40 76-110-40Z" fill="${deep}"/><path d="m382 206 104 40-40 154H230Z" fill="${glow}" opacity=".45"/>
  <g fill="${sheet}"><path d="m180 440 200-34 40 84-216 34Z"/><path d="m440 420 180-14 14 88-190 10Z"/></g>
  <g stroke="${night}" stroke-width="5" opacity=".5"><path d="m214 452 150-24M222 472l150-24M464 436l132-10M466 456l132-10M468 476l90-6"/></g>
  <path d="M720 350h110v60a50 50 0 0 1-110 0Z" fill="${clay}"/><path d="M830 364h16a24 24 0 0 1 0 48h-18" fill="none" stroke="${clay}" stroke-width="12"/>`)

/** The steps and columns of a court house. */
const court =
  frame(`<rect width="960" height="540" fill="${pale}"/><path d="M200 190 480 60l280 130Z" fill="${night}"/>
  <path d="M220 200h520v36H220Z" fill="${deep}"/><g fill="${sheet}"><path d="M250 244h56v190h-56Zm108 0h56v190h-56Zm188 0h56v190h-56Zm108 0h56v190h-56Z"/></g>
  <path d="M440 434V316a40 40 0 0 1 80 0v118Z" fill="${glow}"/><path d="M200 434h560v34H200Z" fill="${night}"/>
  <path d="M150 468h660v34H150Z" fill="${deep}"/><path d="M100 502h760v38H100Z" fill="${night}"/>`)

/** Chairs in a circle, for whoever comes. */
const circle =
  frame(`<rect width="960" height="540" fill="${sand}"/><ellipse cx="480" cy="400" rx="380" ry="110" fill="${glow}" opacity=".35"/>
  ${[
    [170, 300],
    [330, 240],
    [560, 240],
    [720, 300],
    [240, 400],
    [640, 400],
  ]
    .map(
      ([x, y], index) =>
        `<g fill="${[night, clay, deep][index % 3]}"><path d="M${x} ${y}h70v-80a35 35 0 0 0-70 0Z"/><path d="M${x! - 6} ${y}h82v18h-82Zm0 18h14v62h-14Zm68 0h14v62h-14Z"/></g>`,
    )
    .join('')}`)

export type SceneName = 'street' | 'desk' | 'court' | 'circle'

export const scenes: Record<SceneName, { svg: string; altText: string }> = {
  street: { svg: street, altText: 'Drawing of a row of houses, with light in one open door' },
  desk: { svg: desk, altText: 'Drawing of a desk with a lamp, papers and a cup' },
  court: { svg: court, altText: 'Drawing of a courthouse with columns and steps' },
  circle: { svg: circle, altText: 'Drawing of six chairs in a circle' },
}
