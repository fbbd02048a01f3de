/**
 * The counter at which papers are handed in: each is sent when it is chosen, one that fails stays with its reason,
 * and one that arrives is held by the draft.
 */
import { limits, refusals, refusedUnseen, sentences } from '@access/requests/documents/document.rules'
import type { KeptPaper } from './paper.ts'
import { isPhoto, newPhotoTray } from './photoTray.ts'
import { type Outcome, sendPaper } from './sendPaper.ts'
import { newUnderway, type Underway } from './underway.ts'
import { paperWords } from './words.ts'

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
  const underway = newUnderway(show)
  let photosInWork: Promise<void> = Promise.resolve()
  let tray = newPhotoTray()

  function send(file: File, key?: number) {
    const { name } = file
    const { outcome, cancel } = sendPaper(file, (percent) => {
      if (underway.find(place)) underway.put({ name, file, cancel, state: { is: 'sending', percent } }, place)
    })
    const place = underway.put({ name, file, cancel, state: { is: 'sending', percent: 0 } }, key)
    outcome.then((came) => settle(place, file, came))
  }

  function settle(key: number, file: File, came: Outcome) {
    if (!underway.find(key) || came === 'cancelled') return
    const { name } = file
    if (came === 'offline') {
      const problem = sentences.offline(name)
      underway.put({ name, file, state: { is: 'waiting', problem } }, key)
      return say(problem)
    }
    if ('problem' in came) {
      // One that cannot be sent as it is takes no place, and may be chosen again once it is mended.
      underway.put({ name, file: came.again ? file : undefined, state: { is: 'failed', ...came } }, key)
      return say(came.problem)
    }
    underway.drop(key)
    hold((papers) => [...papers, came.paper])
    say(paperWords.added(name))
  }

  function fail(name: string, problem: string) {
    underway.put({ name, state: { is: 'failed', problem, again: false } })
    say(problem)
  }
  function turnAway(why: string) {
    refuse(why)
    say(why)
  }

  const isFull = () => held().length + underway.places() >= limits.files
  const isKnown = (file: File) =>
    underway.has(file) || held().some(({ name, size }) => name === file.name && size === file.size)

  function addFile(file: File) {
    underway.dropHopeless(file.name)
    const reason = refusedUnseen(file)
    if (reason) return fail(file.name, refusals[reason](file))
    if (isKnown(file)) return turnAway(sentences.duplicate(file.name))
    if (isFull()) return turnAway(sentences.tooMany())
    send(file)
  }

  function addPhotos(photos: readonly File[]) {
    if (tray.isEmpty() && isFull()) return turnAway(sentences.tooMany())
    const making = paperWords.makingPdf(photos.length)
    const key = underway.put({ name: making, state: { is: 'making', photos: photos.length } })
    say(making)
    const mine = tray
    photosInWork = photosInWork.then(async () => {
      const added = await mine.add(photos).catch(() => null)
      if (!underway.find(key)) {
        // Cancelled in the meantime: what comes next is to begin without these pages.
        if (added?.pdf) mine.forget(added.pdf.name)
        return
      }
      underway.drop(key)
      // What reads photos is fetched when the first one is chosen, and did not come.
      if (!added) return failPhotos(photos)
      const { pdf, replaces, failures } = added
      for (const { name, problem } of failures) fail(name, problem)
      if (replaces) leave(replaces)
      if (!pdf) return
      if (!isFull()) return send(pdf)
      mine.forget(pdf.name)
      turnAway(sentences.tooMany())
    })
  }

  function failPhotos(photos: readonly File[]) {
    const name = photos.map((photo) => photo.name).join(', ')
    const problem = sentences.failed(name)
    underway.put({ name, photos, state: { is: 'failed', problem, again: true } })
    say(problem)
  }

  /** Lets go of a paper by its name, wherever it is. */
  function leave(name: string) {
    for (const row of underway.all().filter((one) => one.file?.name === name)) cancel(row)
    for (const { id } of held().filter((one) => one.name === name)) letGo(id)
  }
  function cancel({ key, cancel: stop }: Underway) {
    underway.drop(key)
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
      const row = underway.find(key)
      if (!row) return
      refuse(null)
      tray.forget(row.name)
      cancel(row)
      say(paperWords.removed(row.name))
    },
    retry(key: number) {
      const { file, photos } = underway.find(key) ?? {}
      if (file) return send(file, key)
      underway.drop(key)
      if (photos) addPhotos(photos)
    },
    remove({ id, name }: KeptPaper) {
      refuse(null)
      tray.forget(name)
      letGo(id)
      say(paperWords.removed(name))
    },
    /** The connection is back. */
    resume() {
      for (const { key, file, state } of underway.all()) if (state.is === 'waiting' && file) send(file, key)
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
      tray = newPhotoTray()
      for (const { cancel: stop } of underway.clear()) stop?.()
      refuse(null)
    },
  }
}
