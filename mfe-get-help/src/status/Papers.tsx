/** The documents that belong to the request, and a way to send more. */
import { Button, FormToken, longMoment, SectionHead, TextField } from '@access/kit'
import { accepted } from '@access/requests/documents/document.rules'
import { PapersBox } from '../parts/papers/PapersBox.tsx'
import type { KeptPaper } from '../parts/papers/paper.ts'
import { usePapers } from '../parts/papers/usePapers.ts'
import type { RequestDocument } from './calls.ts'
import styles from './Status.module.css'
import { page } from './status.form.ts'
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
    <section aria-labelledby="documents-sent">
      <SectionHead id="documents-sent" title={words.title} />
      {documents.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul className={styles.papers}>
          {documents.map(({ id, name, size, addedAt }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>{' '}
              <span className="small muted nowrap">
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

/** One that has arrived belongs to the request at once, so none is ever held here. */
const none: readonly KeptPaper[] = []

function SentWhenChosen({ standings }: { standings: Standings }) {
  const papers = usePapers({
    papers: none,
    held: () => none,
    hold(how) {
      const arrived = how(none).map(({ id }) => id)
      if (arrived.length > 0) standings.act('addDocuments', { documents: arrived })
    },
  })
  return (
    <div className={styles.sendPapers}>
      <PapersBox title={words.more} papers={papers} error={standings.errors.documents} />
    </div>
  )
}

function SentByForm({ standings }: { standings: Standings }) {
  return (
    <form
      className={`${styles.sendPapers} ${styles.byForm}`}
      method="post"
      action={`${page}#stands`}
      encType="multipart/form-data"
    >
      <FormToken of={page} />
      <input type="hidden" name="do" value="addDocuments" />
      <TextField {...box} error={standings.errors.documents} />
      <Button type="submit">{words.send}</Button>
    </form>
  )
}
