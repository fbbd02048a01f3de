/** The documents that belong to the request, and a way to send more. */
import { Button, FormToken, longMoment, SectionHead, TextField } from '@access/kit'
import { accepted, sentences } from '@access/requests/documents/document.rules'
import type { ChangeEvent } from 'react'
import type { RequestDocument } from './calls.ts'
import styles from './Status.module.css'
import { page } from './status.form.ts'
import { type OnItsWay, usePapers } from './usePapers.ts'
import type { Standings } from './useStanding.ts'
import { documents as words } from './words.ts'

const box = {
  name: 'documents',
  label: words.more,
  hint: words.limit,
  type: 'file',
  multiple: true,
  accept: accepted,
} as const

export function Papers({ documents, standings }: { documents: RequestDocument[]; standings: Standings }) {
  return (
    <section aria-labelledby="papers">
      <SectionHead id="papers" title={words.title} />
      {documents.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul className={styles.papers}>
          {documents.map(({ id, name, size, addedAt }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>{' '}
              <span className="small muted">
                {words.size(size)}, {longMoment(addedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {standings.byScript ? <SentWhenChosen standings={standings} /> : <SentByForm standings={standings} />}
    </section>
  )
}

function SentWhenChosen({ standings }: { standings: Standings }) {
  const { waiting, said, choose, retry } = usePapers(standings)
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    choose([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    <div className={styles.sendPapers}>
      <TextField {...box} error={standings.errors.documents} onChange={onChange} />
      <p role="status">{said}</p>
      <div aria-live="polite">
        {waiting.length > 0 && (
          <ul className={styles.waiting}>
            {waiting.map((one) => (
              <Waiting key={one.number} one={one} onRetry={() => retry(one)} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Waiting({ one, onRetry }: { one: OnItsWay; onRetry: () => void }) {
  if (!one.refused)
    return <li>{one.sending ? words.sending(one.file.name) : words.waiting(one.file.name)}</li>
  return (
    <li>
      <p className={styles.refused}>{one.refused}</p>
      {one.again && (
        <Button look="outline" onClick={onRetry}>
          {words.retry(one.file.name)}
        </Button>
      )}
      <p className="small muted">{sentences.neverBlocks()}</p>
    </li>
  )
}

function SentByForm({ standings }: { standings: Standings }) {
  return (
    <form className={styles.sendPapers} method="post" action={`${page}#stands`} encType="multipart/form-data">
      <FormToken of={page} />
      <input type="hidden" name="do" value="addDocuments" />
      <TextField {...box} error={standings.errors.documents} />
      <Button type="submit">{words.send}</Button>
    </form>
  )
}
