/** The citation, to be selected by hand, or copied with one press where there are scripts. */
import { Button, SideCard } from '@access/kit'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './JudgmentScreen.module.css'

/** How long "Copied" is shown, in milliseconds. */
const statusTexts = 4000

export function CitationCopy({ citation }: { citation: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [status, setStatus] = useState('')
  useEffect(() => {
    if (!status) return
    const resetTimer = setTimeout(() => setStatus(''), statusTexts)
    return () => clearTimeout(resetTimer)
  }, [status])

  async function copy() {
    try {
      await navigator.clipboard.writeText(citation)
      setStatus('Copied')
    } catch {
      // Not allowed here, or not over a safe line: then it is at least ready to be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setStatus('Selected: copy it from here')
    }
  }

  return (
    <SideCard title="Cite this judgment">
      <p className={styles.citation} ref={text}>
        {citation}
      </p>
      <div className={`row needs-script ${styles.copying}`}>
        <Button variant="outline" onClick={copy}>
          {status === 'Copied' ? (
            <Check className="icon" aria-hidden="true" />
          ) : (
            <Copy className="icon" aria-hidden="true" />
          )}{' '}
          Copy citation
        </Button>
        <span role="status">{status}</span>
      </div>
    </SideCard>
  )
}
