/** A secret address, to be selected by hand, or copied with one press where there are scripts. */
import { Button } from '@access/kit'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './Places.module.css'
import { privateLink } from './words.ts'

/** How long it says that it has been copied, in milliseconds. */
const said = 4000

export function PrivateLink({ path }: { path: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [told, setTold] = useState('')
  // The server does not know by which name the visitor reached us.
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  useEffect(() => {
    if (!told) return
    const later = setTimeout(() => setTold(''), said)
    return () => clearTimeout(later)
  }, [told])

  async function copy() {
    try {
      await navigator.clipboard.writeText(origin + path)
      setTold(privateLink.copied)
    } catch {
      // Not allowed here, or not over a safe line: then it is at least ready to be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setTold(privateLink.selected)
    }
  }

  const Icon = told === privateLink.copied ? Check : Copy
  return (
    <div className={styles.link}>
      <h3>{privateLink.title}</h3>
      <p className={styles.address} ref={text}>
        {origin + path}
      </p>
      <p className="small">{privateLink.help}</p>
      <div className="row needs-script">
        <Button look="outline" onClick={copy}>
          <Icon className="icon" aria-hidden="true" /> {privateLink.copy}
        </Button>
        <span role="status">{told}</span>
      </div>
    </div>
  )
}
