/** Which papers we take, and what is said about one that we cannot: asked by the form before sending and by the service. */

/** A paper as far as it is known before anybody looked inside: its name, and its size in bytes. */
export interface Paper {
  name: string
  size: number
}

/** The most of everything; `bytes` for one paper, `name` in characters, `hours` until one that belongs to nothing goes. */
export const limits = { bytes: 10 * 1024 * 1024, files: 5, name: 150, hours: 24 } as const

/** What a paper may be, and what it is called when it is sent. */
export const kinds = [
  { kind: 'pdf', type: 'application/pdf' },
  { kind: 'doc', type: 'application/msword' },
  { kind: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
] as const

export type Kind = (typeof kinds)[number]['kind']

/** What a box for files lets people choose. */
export const accepted = kinds.map(({ kind }) => `.${kind}`).join(',')

/** What came out of looking for viruses; `unscanned` where nobody looks. */
export const scans = ['pending', 'clean', 'infected', 'unscanned'] as const

export type Scan = (typeof scans)[number]

const megabytes = 1024 * 1024
const oneDecimalUp = (number: number) => Math.ceil(number * 10) / 10

/** Why a paper is refused by what it is, with the sentence for whoever sent it. */
export const refusals = {
  wrongType: ({ name }: Paper) =>
    `${name} must be a PDF, DOC or DOCX. Save it as a PDF and add it again, or take a photo of the paper.`,
  // Rounded up: "must be smaller than 10MB, it is 10MB" helps nobody.
  tooBig: ({ name, size }: Paper) =>
    `${name} must be smaller than ${limits.bytes / megabytes}MB. It is ${oneDecimalUp(size / megabytes)}MB. Send it in two parts, or take photos of the pages that matter.`,
  empty: ({ name }: Paper) =>
    `${name} is empty. Open it on your device to see whether it has pages, then add it again.`,
  unreadable: ({ name }: Paper) =>
    `${name} could not be opened. It may be damaged. Save it again or take a photo of the paper.`,
  notWhatItSays: ({ name }: Paper) =>
    `${name} is not a real ${extensionOf(name).toUpperCase()} file. Open it in the program it came from and save it as a PDF.`,
  password: ({ name }: Paper) =>
    `${name} is protected with a password. Save a copy without the password and add that.`,
  macros: ({ name }: Paper) =>
    `${name} contains a macro, which can carry harmful code. Save it as a PDF and add it again.`,
} as const

export type Reason = keyof typeof refusals

/** What is said about a paper on its way, and of those that are there. */
export const sentences = {
  virus: (name: string) =>
    `${name} contains a virus. Do not open it. Ask the person who sent it for a clean copy, or take a photo of the paper.`,
  scanFailed: (name: string) =>
    `We could not check ${name} for viruses. It is stored, and we will check it before anyone opens it. You do not have to do anything.`,
  failed: (name: string) => `${name} did not arrive. Check your connection and press Retry.`,
  timedOut: (name: string) => `${name} took too long. Press Retry, or move to a place with a better signal.`,
  offline: (name: string) => `You are offline. ${name} will start when you are connected again.`,
  tooMany: () =>
    `You can add up to ${limits.files} files. Remove one first, or send the rest from your status page.`,
  duplicate: (name: string) => `You have already added ${name}.`,
  expired: (name: string) =>
    `${name} was added more than ${limits.hours} hours ago and has been deleted. Add it again.`,
  photoUnreadable: () =>
    'This photo could not be read. Take it again in good light, with the whole page in view.',
  photosTooBig: (tooMany: number) =>
    `Together the photos make a PDF larger than ${limits.bytes / megabytes}MB. Remove ${tooMany} ${tooMany === 1 ? 'page' : 'pages'} or make a second PDF.`,
  serverBusy: (name: string) => `We could not take ${name} just now. Press Retry in a minute.`,
  neverBlocks: () => 'A file that does not work never stops your request. You can send it later.',
} as const

/** Why a paper need not even be sent: its name and its size say enough. Null when it may be. */
export function refusedUnseen(paper: Paper): Reason | null {
  if (!kindOf(paper.name)) return 'wrongType'
  if (paper.size === 0) return 'empty'
  return paper.size > limits.bytes ? 'tooBig' : null
}

/** What a paper says it is, by the end of its name; null when that is nothing we take. */
export const kindOf = (name: string): Kind | null =>
  kinds.find(({ kind }) => kind === extensionOf(name))?.kind ?? null

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
