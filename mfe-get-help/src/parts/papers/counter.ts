/**
 * The counter at which papers are handed in: each is sent when it is chosen, one that fails stays with its reason,
 * and one that arrives is held by the draft.
 */
import { limits, refusals, refusedUnseen, sentences } from '@access/requests/documents/document.rules'
import type { KeptPaper } from './paper.ts'
import { isPhoto, newPhotoTray } from './photoTray.ts'
import { type Outcome, sendPaper } from './sendPaper.ts'
import { paperWords } from './words.ts'

/** A paper that has not arrived, and may never. */
export interface Underway {
  key: number
  name: string
  state:
    | { is: 'making'; photos: number }
    | { is: 'sending'; percent: number }
    | { is: 'waiting'; problem: string }
    | { is: 'failed'; problem: string; again: boolean }
  file?: File
  cancel?: () => void
}

interface Surroundings {
  /** The papers that have arrived. */
  held(): readonly KeptPaper[]
  hold(how: (held: readonly KeptPaper[]) => readonly KeptPaper[]): void
  /** Has the server let go of a paper. */
  takeBack(id: string): void
  show(underway: readonly Underway[]): void
  /** Says aloud what has happened. */
  say(what: string): void
  /** Why what was chosen was not even begun with; null once something is. */
  refuse(why: string | null): void
}

export function newCounter({ held, hold, takeBack, show, say, refuse }: Surroundings) {
  let underway: Underway[] = []
  let lastKey = 0
  let photosInWork: Promise<void> = Promise.resolve()
  let tray = newPhotoTray()

  function put(row: Omit<Underway, 'key'>, key = ++lastKey): number {
    const known = underway.some((other) => other.key === key)
    underway = known
      ? underway.map((other) => (other.key === key ? { ...row, key } : other))
      : [...underway, { ...row, key }]
    show(underway)
    return key
  }
  function drop(gone: number) {
    underway = underway.filter(({ key }) => key !== gone)
    show(underway)
  }
  const rowOf = (wanted: number) => underway.find(({ key }) => key === wanted)

  function send(file: File, key?: number) {
    const { name } = file
    const { outcome, cancel } = sendPaper(file, (percent) => {
      if (rowOf(place)) put({ name, file, cancel, state: { is: 'sending', percent } }, place)
    })
    const place = put({ name, file, cancel, state: { is: 'sending', percent: 0 } }, key)
    outcome.then((came) => settle(place, file, came))
  }

  function settle(key: number, file: File, came: Outcome) {
    if (!rowOf(key) || came === 'cancelled') return
    const { name } = file
    if (came === 'offline') {
      const problem = sentences.offline(name)
      put({ name, file, state: { is: 'waiting', problem } }, key)
      return say(problem)
    }
    if ('problem' in came) {
      put({ name, file, state: { is: 'failed', ...came } }, key)
      return say(came.problem)
    }
    drop(key)
    hold((papers) => [...papers, came.paper])
    say(paperWords.added(name))
  }

  function fail(name: string, problem: string) {
    put({ name, state: { is: 'failed', problem, again: false } })
    say(problem)
  }
  function turnAway(why: string) {
    refuse(why)
    say(why)
  }

  const isHere = (row: Underway) => row.file !== undefined || row.state.is === 'making'
  const isFull = () => held().length + underway.filter(isHere).length >= limits.files
  const isKnown = ({ name, size }: File) =>
    held().some((paper) => paper.name === name && paper.size === size) ||
    underway.some(({ file }) => file?.name === name && file.size === size)

  function addFile(file: File) {
    const reason = refusedUnseen(file)
    if (reason) return fail(file.name, refusals[reason](file))
    if (isKnown(file)) return turnAway(sentences.duplicate(file.name))
    if (isFull()) return turnAway(sentences.tooMany())
    send(file)
  }

  function addPhotos(photos: readonly File[]) {
    if (tray.isEmpty() && isFull()) return turnAway(sentences.tooMany())
    const making = paperWords.makingPdf(photos.length)
    const key = put({ name: making, state: { is: 'making', photos: photos.length } })
    say(making)
    const mine = tray
    photosInWork = photosInWork.then(async () => {
      const { pdf, replaces, failures } = await mine.add(photos)
      // Cancelled, or everything was forgotten in the meantime.
      if (!rowOf(key)) return
      drop(key)
      for (const { name, problem } of failures) fail(name, problem)
      if (replaces) leave(replaces)
      if (pdf) send(pdf)
    })
  }

  /** Lets go of a paper by its name, wherever it is. */
  function leave(name: string) {
    for (const row of underway.filter((one) => one.file?.name === name)) cancel(row)
    for (const { id } of held().filter((one) => one.name === name)) letGo(id)
  }
  function cancel({ key, cancel: stop }: Underway) {
    drop(key)
    stop?.()
  }
  function letGo(id: string) {
    hold((papers) => papers.filter((paper) => paper.id !== id))
    takeBack(id)
  }

  return {
    add(files: readonly File[]) {
      refuse(null)
      const photos = files.filter(isPhoto)
      for (const file of files) if (!isPhoto(file)) addFile(file)
      if (photos.length > 0) addPhotos(photos)
    },
    /** Stops one that is on its way, or takes a failed one off the list. */
    stop(key: number) {
      const row = rowOf(key)
      if (!row) return
      refuse(null)
      tray.forget(row.name)
      cancel(row)
      say(paperWords.removed(row.name))
    },
    retry(key: number) {
      const file = rowOf(key)?.file
      if (file) send(file, key)
    },
    remove({ id, name }: KeptPaper) {
      refuse(null)
      tray.forget(name)
      letGo(id)
      say(paperWords.removed(name))
    },
    /** The connection is back. */
    resume() {
      for (const { key, file, state } of underway) if (state.is === 'waiting' && file) send(file, key)
    },
    /** Those that the server has let go of by now are to be added again. Tells whether there are any. */
    dropExpired(now = Date.now()): boolean {
      const expired = held().filter(({ keptUntil }) => Date.parse(keptUntil) <= now)
      if (expired.length > 0) hold((papers) => papers.filter((paper) => !expired.includes(paper)))
      for (const { name } of expired) fail(name, sentences.expired(name))
      return expired.length > 0
    },
    /** Stops everything and shows nothing. */
    forget() {
      const stopping = underway
      underway = []
      tray = newPhotoTray()
      for (const { cancel: stop } of stopping) stop?.()
      refuse(null)
      show(underway)
    },
  }
}

export type Counter = ReturnType<typeof newCounter>
