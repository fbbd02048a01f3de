/** What one can do with the document as a whole: take it along, print it, read it larger. */
import { Button } from '@access/kit'
import { ChevronsDownUp, ChevronsUpDown, Download, Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import styles from './DocumentBar.module.css'
import { setAllOpen } from './use-section-opening.ts'
import { textSizes, type useTextSize } from './use-text-size.ts'

export function DocumentBar({
  pdfUrl,
  textSize,
}: {
  pdfUrl: string | null | undefined
  textSize: ReturnType<typeof useTextSize>
}) {
  const { tenths, smaller, normal, larger } = textSize
  return (
    <div className={`no-print ${styles.bar}`}>
      {pdfUrl && (
        <a className="btn btn-primary" href={pdfUrl} target="_blank" rel="noopener">
          <Download className="icon" aria-hidden="true" /> Download PDF
          <span className="sr"> (opens in a new tab)</span>
        </a>
      )}
      <Button variant="outline" className="needs-script" onClick={() => print()}>
        <Printer className="icon" aria-hidden="true" /> Print
      </Button>
      <fieldset className={`needs-script ${styles.sizes}`}>
        <legend className="sr">Text size</legend>
        <button
          type="button"
          aria-label="A- smaller text"
          disabled={tenths === textSizes.smallest}
          onClick={smaller}
        >
          A-
        </button>
        <button type="button" aria-label="A normal text" onClick={normal}>
          A
        </button>
        <button
          type="button"
          aria-label="A+ larger text"
          disabled={tenths === textSizes.largest}
          onClick={larger}
        >
          A+
        </button>
      </fieldset>
      <ExpandAll text={textSize.text} />
      <span className="sr" role="status">
        {tenths === textSizes.normal ? '' : `Text size ${tenths * 10} percent`}
      </span>
    </div>
  )
}

/** Opens everything at once, to read from beginning to end. */
function ExpandAll({ text }: { text: RefObject<HTMLElement | null> }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const Icon = isExpanded ? ChevronsDownUp : ChevronsUpDown
  function toggle() {
    setAllOpen(text.current, !isExpanded)
    setIsExpanded(!isExpanded)
  }
  return (
    <Button variant="quiet" className="needs-script" onClick={toggle}>
      <Icon className="icon" aria-hidden="true" /> {isExpanded ? 'Close all sections' : 'Open all sections'}
    </Button>
  )
}
