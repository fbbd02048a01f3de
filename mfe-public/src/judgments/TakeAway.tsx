/** What one can take along of a judgment: its citations, the court's PDF where there is one, its text, this page on paper. */
import { SideCard } from '@access/kit'
import { FileDown, FileText, Printer } from 'lucide-react'
import { useRef } from 'react'
import { CopyButton } from '../components/CopyButton.tsx'
import styles from './JudgmentScreen.module.css'

interface Citation {
  /** How it is written: "Bluebook". */
  name: string
  text: string
}

export function CitationCopy({ citations }: { citations: readonly Citation[] }) {
  return (
    <SideCard title="Cite this judgment">
      <dl className={styles.citations}>
        {citations.map((citation) => (
          <CopiedCitation key={citation.name} {...citation} />
        ))}
      </dl>
    </SideCard>
  )
}

function CopiedCitation({ name, text }: Citation) {
  const content = useRef<HTMLElement>(null)
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.citation} ref={content}>
        {text}
      </dd>
      <dd>
        <CopyButton label={`Copy ${name}`} text={text} content={content} />
      </dd>
    </div>
  )
}

export function DownloadAndPrint({ slug, pdfUrl }: { slug: string; pdfUrl: string | null }) {
  return (
    <SideCard title="Take it with you">
      <ul className="side-list">
        {pdfUrl && (
          <li>
            <a href={pdfUrl}>
              Download PDF <FileText className="icon" aria-hidden="true" />
            </a>
          </li>
        )}
        <li>
          <a href={`/judgments/${slug}.txt`} download>
            Download as plain text <FileDown className="icon" aria-hidden="true" />
          </a>
        </li>
        <li className="needs-script">
          <button type="button" onClick={() => print()}>
            {pdfUrl ? 'Print' : 'Print or save as PDF'} <Printer className="icon" aria-hidden="true" />
          </button>
        </li>
      </ul>
    </SideCard>
  )
}
