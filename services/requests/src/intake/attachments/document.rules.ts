/** Which documents we take, and what is said about one that we cannot: asked by the form before sending and by the service. */
import { isolate } from '@access/service-kit/text/isolate.rules'

/** What is known of a document before it is opened: its name, and its size in bytes. */
export interface FileInfo {
  name: string
  size: number
}

/**
 * The most of everything: `bytes` of one document, `pages` that are sent as pictures, characters of its `name`, and
 * `hours` until one that belongs to no request is deleted.
 */
export const limits = { bytes: 10 * 1024 * 1024, pages: 100, files: 5, name: 150, hours: 24 } as const

/** What a document may be, and what it is called when it is sent. */
export const documentKinds = [
  { kind: 'pdf', type: 'application/pdf' },
  { kind: 'doc', type: 'application/msword' },
  { kind: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
] as const

export type DocumentKind = (typeof documentKinds)[number]['kind']

/** Pictures, which the server makes a PDF of: as devices re-encode them, or as they are without script. */
const pictureExtensions = ['jpg', 'jpeg', 'png']

/** What a box for files lets people choose. */
export const acceptedExtensions = documentKinds.map(({ kind }) => `.${kind}`).join(',')

/** The same, and the pictures that are sent as they are. */
export const acceptedWithPictures = [
  acceptedExtensions,
  ...pictureExtensions.map((extension) => `.${extension}`),
].join(',')

/** The result of the virus scan; `unscanned` where nobody looks, or where a PDF is encrypted and cannot be looked into. */
export const scanResults = ['pending', 'clean', 'infected', 'unscanned'] as const

export type ScanResult = (typeof scanResults)[number]

const megabytes = 1024 * 1024
const ceilToOneDecimal = (number: number) => Math.ceil(number * 10) / 10

/** Why a document is refused by what it is, with the sentence for the sender. */
export const rejectionMessages = {
  wrongType: ({ name }: FileInfo) =>
    `${isolate(name)} must be a PDF, DOC or DOCX. Save it as a PDF and add it again, or take a photo of the paper.`,
  // Rounded up: "must be smaller than 10MB, it is 10MB" helps nobody.
  tooLarge: ({ name, size }: FileInfo) =>
    `${isolate(name)} must be smaller than ${limits.bytes / megabytes}MB. It is ${ceilToOneDecimal(size / megabytes)}MB. Send it in two parts, or take photos of the pages that matter.`,
  empty: ({ name }: FileInfo) =>
    `${isolate(name)} is empty. Open it on your device to see whether it has pages, then add it again.`,
  unreadable: ({ name }: FileInfo) =>
    `${isolate(name)} could not be opened. It may be damaged. Save it again or take a photo of the paper.`,
  contentMismatch: ({ name }: FileInfo) =>
    `${isolate(name)} is not a real ${getExtension(name).toUpperCase()} file. Open it in the program it came from and save it as a PDF.`,
  password: ({ name }: FileInfo) =>
    `${isolate(name)} is protected with a password. Save a copy without the password and add that.`,
  macros: ({ name }: FileInfo) =>
    `${isolate(name)} contains a macro, which can carry harmful code. Save it as a PDF and add it again.`,
  macroEnabled: ({ name }: FileInfo) =>
    `${isolate(name)} is a Word file of the kind that can have macros (DOCM). Save it as a PDF and add it again.`,
  remoteTemplate: ({ name }: FileInfo) =>
    `${isolate(name)} uses a template from the internet or another computer, which could bring harmful code. Save it as a PDF and add it again.`,
  remoteContent: ({ name }: FileInfo) =>
    `${isolate(name)} loads a picture or something else from the internet or another computer when it is opened. Save it as a PDF and add it again.`,
  embeddedFile: ({ name }: FileInfo) =>
    `${isolate(name)} has another file inside, such as a spreadsheet behind a chart, which can carry harmful code. Save it as a PDF and add it again.`,
  linkedFile: ({ name }: FileInfo) =>
    `${isolate(name)} takes a part of its content from another file, which we do not have. Save it as a PDF and add it again.`,
  activeXControl: ({ name }: FileInfo) =>
    `${isolate(name)} has an ActiveX control inside, which can carry harmful code. Save it as a PDF and add it again.`,
  tooOld: ({ name }: FileInfo) =>
    `The format of ${isolate(name)} is too old for us to open. Open it in LibreOffice, which is free, and save it as a PDF, or take a photo of the printed pages.`,
  tooManyPixels: ({ name }: FileInfo) =>
    `${isolate(name)} has more pixels than we can work with. Make it smaller, or save it as a JPEG, and add that.`,
  notChecked: ({ name }: FileInfo) =>
    `We could not check ${isolate(name)}. Print it to a new PDF or take a photo of the paper, and add that.`,
  executable: ({ name }: FileInfo) =>
    `${isolate(name)} has a program inside, which could harm the computer that opens it. Print it to a new PDF or take a photo of the paper, and add that.`,
} as const

export type RejectionReason = keyof typeof rejectionMessages

/** What is said about a document on its way, and of those that are there. */
export const documentMessages = {
  virus: (name: string) =>
    `${isolate(name)} contains a virus. Do not open it. Ask the person who sent it for a clean copy, or take a photo of the paper.`,
  scanFailed: (name: string) =>
    `We could not check ${isolate(name)} for viruses. It is stored, and we will check it before anyone opens it. You do not have to do anything.`,
  failed: (name: string) => `${isolate(name)} did not arrive. Check your connection and press Retry.`,
  timedOut: (name: string) =>
    `${isolate(name)} took too long. Press Retry, or move to a place with a better signal.`,
  offline: (name: string) => `You are offline. ${isolate(name)} will start when you are connected again.`,
  tooMany: () =>
    `You can add up to ${limits.files} files. Remove one first, or send the rest from your status page.`,
  duplicate: (name: string) => `You have already added ${isolate(name)}.`,
  expired: (name: string) =>
    `${isolate(name)} was added more than ${limits.hours} hours ago and has been deleted. Add it again.`,
  photoUnreadable: () =>
    'This photo could not be read. Save it as JPEG and add it again, or take a photo of the paper.',
  photosTooLarge: (tooMany: number) =>
    `Together the photos make a PDF larger than ${limits.bytes / megabytes}MB. Remove ${tooMany} ${tooMany === 1 ? 'page' : 'pages'} or make a second PDF.`,
  serverBusy: (name: string) => `We could not take ${isolate(name)} just now. Press Retry in a minute.`,
  quotaExceeded: (phone: string) =>
    `Many documents from your connection wait for their requests. Send your request now without this file: you can add it later on your status page, or call us at ${phone}.`,
  storeFull: (phone: string) =>
    `We cannot take documents just now. Send your request without this file: you can add it later on your status page, or call us at ${phone}.`,
  uploadsAreOptional: () => 'A file that does not work never stops your request. You can send it later.',
} as const

/** Why a document need not even be sent: its name and its size say enough. Null when it may be. */
export function getRejectionReason(file: FileInfo): RejectionReason | null {
  if (!getDocumentKind(file.name) && !isPictureName(file.name)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return file.size > limits.bytes ? 'tooLarge' : null
}

/** What a document says it is, by the end of its name; null when that is nothing we take. */
export const getDocumentKind = (name: string): DocumentKind | null =>
  documentKinds.find(({ kind }) => kind === getExtension(name))?.kind ?? null

/** Whether it says by the end of its name that it is a picture which becomes a PDF. */
export const isPictureName = (name: string) => pictureExtensions.includes(getExtension(name))

const getExtension = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
