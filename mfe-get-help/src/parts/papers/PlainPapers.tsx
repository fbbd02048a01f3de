/** The box for papers where no script sends them: they go with the form, and come back as a list. */
import { TextField } from '@access/kit'
import { accepted } from '@access/requests/documents/document.rules'
import { FileText, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { go, papersField } from '../../plainForm.ts'
import row from './PaperRow.module.css'
import { sizeInWords } from './PaperRow.tsx'
import box from './PapersBox.module.css'
import type { KeptPaper } from './paper.ts'
import { paperWords } from './words.ts'

interface Held {
  papers: readonly KeptPaper[]
  more: ReactNode
  error: string | undefined
}

export function PlainPapers({ papers, more, error }: Held) {
  return (
    <section className={box.papers} aria-labelledby="papers">
      <h3 id="papers">
        {paperWords.title} <span className={`optional ${box.optional}`}>(optional)</span>
      </h3>
      <p className="hint">{paperWords.plainHint}</p>
      <TextField
        name={papersField}
        label={paperWords.choose}
        hint={paperWords.limit}
        more={more}
        error={error}
        type="file"
        accept={accepted}
        multiple
      />
      {papers.length > 0 && (
        <ul className={`list ${box.files}`} aria-label={paperWords.list}>
          {papers.map(({ id, name, size }) => (
            <li key={id} className={row.file}>
              <FileText className={`icon ${row.sheet}`} aria-hidden />
              <b className={row.name}>{name}</b>
              <span className={row.state}>Added, {sizeInWords(size)}</span>
              <button
                type="submit"
                className={`btn-icon ${row.act}`}
                name="go"
                value={go.remove(id)}
                aria-label={paperWords.remove(name)}
              >
                <X className="icon" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
