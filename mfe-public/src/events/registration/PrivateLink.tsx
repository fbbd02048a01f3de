/** A secret URL, to be selected by hand, or copied with one press where there are scripts. */
import { Button } from '@access/kit'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './Registration.module.css'
import { privateLinkMessages } from './registration.messages.ts'

/** How long "Copied" is shown, in milliseconds. */
const statusTexts = 4000

export function PrivateLink({ path }: { path: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [status, setStatus] = useState('')
  // The server does not know by which name the visitor reached us.
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  useEffect(() => {
    if (!status) return
    const resetTimer = setTimeout(() => setStatus(''), statusTexts)
    return () => clearTimeout(resetTimer)
  }, [status])

  async function copy() {
    try {
      await navigator.clipboard.writeText(origin + path)
      setStatus(privateLinkMessages.copied)
    } catch {
      // Not allowed here, or not over a safe line: then it is at least ready to be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setStatus(privateLinkMessages.selected)
    }
  }

  const Icon = status === privateLinkMessages.copied ? Check : Copy
  return (
    <div className={styles.link}>
      <h3>{privateLinkMessages.title}</h3>
      <p className={styles.address} ref={text}>
        {origin + path}
      </p>
      <p className="small">{privateLinkMessages.help}</p>
      <div className="row needs-script">
        <Button variant="outline" onClick={copy}>
          <Icon className="icon" aria-hidden="true" /> {privateLinkMessages.copy}
        </Button>
        <span role="status">{status}</span>
      </div>
    </div>
  )
}
