/**
 * Portraits of the people of the demonstration, who do not exist: busts in two tones of the house's colors, without
 * features, as cameos are.
 */

/** Background, face and clothes, hair: light, middle and dark of one color. */
const tones = [
  ['#dcede8', '#8fbab0', '#0f5148', '#072f2a'],
  ['#fbe5dd', '#dca48f', '#8f2f17', '#4e180a'],
  ['#e1ecf6', '#93b3d0', '#1f4e79', '#102c46'],
  ['#f0e4f1', '#bd9bc4', '#5b2f62', '#331838'],
  ['#fbe3ae', '#d9ab58', '#8a5c00', '#4a3100'],
  ['#e3f0da', '#a3c292', '#2a571b', '#17330e'],
] as const

/** Hair behind the head, and in front of it, on a field of 320 x 320. */
type Hairstyle = readonly [behind: string, front: string]

const hairstyles = {
  parted: ['', 'M104 136c-6-58 30-84 62-82 40 2 60 36 50 84-8-30-24-44-48-50-20 20-46 24-64 48Z'],
  bob: [
    'M96 190c-16-92 12-144 66-144 56 0 80 54 64 144Z',
    'M108 134c4-40 30-60 54-60 28 0 48 22 52 58-30-6-52-20-62-38-8 20-22 34-44 40Z',
  ],
  bun: [
    'M160 20c20 0 32 14 32 30s-14 28-32 28-32-12-32-28 12-30 32-30Z',
    'M105 138c-4-54 22-80 55-80s60 26 55 80c-10-34-30-48-55-48s-46 14-55 48Z',
  ],
  long: [
    'M92 250c-10-130-4-204 70-204 72 0 80 74 66 204Z',
    'M108 138c2-46 26-66 54-66 30 0 50 22 52 64-24-2-44-14-56-34-10 20-28 32-50 36Z',
  ],
  curls: [
    'M160 30c34 0 40 18 54 32 24 14 22 44 16 62 2 30-14 46-34 48h-72c-22-2-38-22-34-50-8-20-4-46 18-60 12-16 22-32 52-32Z',
    'M106 134c0-42 24-64 54-64s54 22 54 64c-12-22-32-32-54-32s-42 10-54 32Z',
  ],
  short: ['', 'M106 128c4-46 26-68 54-68s52 22 54 68c-12-24-20-36-54-36s-42 12-54 36Z'],
} satisfies Record<string, Hairstyle>

const clothes = [
  // A jacket with its collar.
  (dark: string, light: string) =>
    `<path d="M30 320c4-62 44-92 98-102l32 40 32-40c54 10 94 40 98 102Z" fill="${dark}"/><path d="m128 218 32 102 32-102-32 38Z" fill="${light}"/>`,
  // A round neck.
  (dark: string) =>
    `<path d="M34 320c2-66 46-92 96-100 16 26 44 26 60 0 50 8 94 34 96 100Z" fill="${dark}"/>`,
  // A scarf.
  (dark: string, light: string) =>
    `<path d="M30 320c2-64 44-92 100-100h60c56 8 98 36 100 100Z" fill="${dark}"/><path d="M116 222c28 20 60 20 88 0l8 24c-34 22-70 22-104 0Z" fill="${light}"/>`,
]

const glasses = (dark: string) =>
  `<g fill="none" stroke="${dark}" stroke-width="5"><circle cx="138" cy="146" r="18"/><circle cx="182" cy="146" r="18"/><path d="M156 144h8M120 142l-12-4M200 142l12-4"/></g>`

/** Whoever is not among them is shown by their initials, as colleagues without a photo are. */
const people: [name: string, hairstyle: keyof typeof hairstyles, clothes: number, hasGlasses?: true][] = [
  ['Ruth Abernathy-Osei', 'bob', 0, true],
  ['Adaeze Nwosu-Hart', 'bun', 0],
  ['Tomasz Wieliczko', 'parted', 1],
  ['Marisol Quintanar', 'long', 0],
  ['Delphine Achterberg', 'bob', 2],
  ['Harjit Sandhawal', 'short', 0, true],
  ['Kwabena Asante-Boyd', 'short', 1],
  ['Thuy-Linh Dang', 'long', 1, true],
  ['Samir Haddadin', 'curls', 0],
  ['Consuelo Ybarra-Finch', 'bun', 2],
  ['Leilani Makoa-Reed', 'curls', 2],
  ['Bogdan Ilieșcu', 'parted', 0],
  ['Priscilla Oyelaran', 'bun', 1, true],
  ['Wen-Hao Tsai', 'parted', 2],
  ['Josefina Battaglia', 'long', 2],
  ['Marguerite Thibodeaux-Lane', 'curls', 1, true],
  ['Gopal Venkataraghavan', 'short', 2],
]

/** The portraits by the names of their people, as SVG of 320 x 320 pixels. */
export const portraits: Record<string, string> = Object.fromEntries(
  people.map(([name, hairstyle, clothing, hasGlasses = false], index) => [
    name,
    drawPortrait(tones[index % tones.length]!, hairstyles[hairstyle], clothes[clothing]!, hasGlasses),
  ]),
)

function drawPortrait(
  [ground, face, cloth, hair]: (typeof tones)[number],
  [behind, front]: Hairstyle,
  dress: (typeof clothes)[number],
  hasGlasses: boolean,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
    <rect width="320" height="320" fill="${ground}"/>
    <path d="${behind}" fill="${hair}"/>
    <path d="M136 190h48v40c-10 24-38 24-48 0Z" fill="${face}"/>
    <path d="M136 200c14 14 34 14 48 0v12c-14 16-34 16-48 0Z" fill="${cloth}" opacity=".25"/>
    <ellipse cx="160" cy="142" rx="52" ry="64" fill="${face}"/>
    ${dress(cloth, ground)}
    <path d="${front}" fill="${hair}"/>
    ${hasGlasses ? glasses(hair) : ''}
  </svg>`
}
