/** The box for papers: drop them or choose them, and see how each is doing. */
import { Button, Door, Notice } from '@access/kit'
import { accepted, sentences } from '@access/requests/documents/document.rules'
import { Camera, Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { ArrivedRow, UnderwayRow } from './PaperRow.tsx'
import styles from './PapersBox.module.css'
import type { Papers } from './usePapers.ts'
import { paperWords } from './words.ts'

const whenNothingIsSent = (
  <>
    {paperWords.title} <span className={`optional ${styles.optional}`}>(optional)</span>
  </>
)

/** `more` says why papers are of use; `error` what the server had against them as they were sent with the request. */
export function PapersBox({
  title = whenNothingIsSent,
  papers,
  more,
  error,
}: {
  title?: ReactNode
  papers: Papers
  more?: ReactNode
  error?: string | undefined
}) {
  const { counter, underway } = papers
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const dropping = useDropping((dropped) => counter.add(dropped))
  const wrong = error ?? papers.refused

  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    counter.add([...(target.files ?? [])])
    // The same file can be chosen again after it was taken off the list.
    target.value = ''
  }
  /** What was pressed is gone with its row; the focus goes on to where one would add another. */
  function thenChoose(act: () => void) {
    act()
    choose.current?.focus()
  }

  return (
    <section className={styles.papers} aria-labelledby="papers">
      <h3 id="papers">{title}</h3>
      <p className="hint">{paperWords.hint}</p>
      {wrong && (
        <Notice tone="amber">
          <p>{wrong}</p>
        </Notice>
      )}
      <div className={dropping.over ? `${styles.drop} ${styles.over}` : styles.drop} {...dropping.handlers}>
        <span className={styles.door}>
          <Door state="ajar" />
        </span>
        <p className={styles.dropText}>{paperWords.drop}</p>
        <div className={`row ${styles.ways}`}>
          <Button
            look="outline"
            id="documents"
            ref={choose}
            aria-describedby="papers-limit"
            onClick={() => files.current?.click()}
          >
            <Upload className="icon" aria-hidden /> {paperWords.choose}
          </Button>
          <Button
            look="outline"
            className={styles.photo}
            aria-describedby="papers-limit"
            onClick={() => camera.current?.click()}
          >
            <Camera className="icon" aria-hidden /> {paperWords.photo}
          </Button>
        </div>
        <p className="muted small" id="papers-limit">
          {paperWords.limit}
        </p>
        <input ref={files} type="file" accept={`${accepted},image/*`} multiple hidden onChange={chosen} />
        <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={chosen} />
      </div>
      {more}
      {papers.papers.length + underway.length > 0 && (
        <ul className={`list ${styles.files}`} aria-label={paperWords.list}>
          {papers.papers.map((paper) => (
            <ArrivedRow
              key={paper.id}
              paper={paper}
              onRemove={() => thenChoose(() => counter.remove(paper))}
            />
          ))}
          {underway.map((paper) => (
            <UnderwayRow
              key={paper.key}
              paper={paper}
              onStop={() => thenChoose(() => counter.stop(paper.key))}
              onRetry={() => thenChoose(() => counter.retry(paper.key))}
            />
          ))}
        </ul>
      )}
      {underway.some(({ state }) => state.is === 'failed') && (
        <p className="hint">{sentences.neverBlocks()}</p>
      )}
      <p className="sr" role="status">
        {papers.spoken}
      </p>
    </section>
  )
}

/** Dropping is for who can; the button does the same. */
function useDropping(take: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      },
    },
  }
}
