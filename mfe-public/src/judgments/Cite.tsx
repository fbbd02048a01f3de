/** The citation, to be selected by hand, or copied with one press where there are scripts. */
import { Button, SideCard } from '@access/kit'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './JudgmentScreen.module.css'

/** How long it says that it has been copied, in milliseconds. */
const said = 4000

export function Cite({ citation }: { citation: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [told, setTold] = useState('')
  useEffect(() => {
    if (!told) return
    const later = setTimeout(() => setTold(''), said)
    return () => clearTimeout(later)
  }, [told])

  async function copy() {
    try {
      await navigator.clipboard.writeText(citation)
      setTold('Copied')
    } catch {
      // Not allowed here, or not over a safe line: then it is at least ready to be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setTold('Selected: copy it from here')
    }
  }

  return (
    <SideCard title="Cite this judgment">
      <p className={styles.citation} ref={text}>
        {citation}
      </p>
      <div className={`row needs-script ${styles.copying}`}>
        <Button look="outline" onClick={copy}>
          {told === 'Copied' ? (
            <Check className="icon" aria-hidden="true" />
          ) : (
            <Copy className="icon" aria-hidden="true" />
          )}{' '}
          Copy citation
        </Button>
        <span role="status">{told}</span>
      </div>
    </SideCard>
  )
}
