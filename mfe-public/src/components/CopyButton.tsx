/** Copies a text with one press; where that is not allowed, selects it to be copied by hand. */
import { Button } from '@access/kit'
import { Check, Copy } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'

/** How long "Copied" is shown, in milliseconds. */
const feedbackDuration = 4000

const messages = { copied: 'Copied', selected: 'Selected: copy it from here' } as const

/** `content` is the element that shows the text. */
export function CopyButton({
  label,
  text,
  content,
  className = '',
}: {
  label: string
  text: string
  content: RefObject<HTMLElement | null>
  className?: string | undefined
}) {
  const [outcome, setOutcome] = useState<keyof typeof messages | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), feedbackDuration)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      if (content.current) getSelection()?.selectAllChildren(content.current)
      setOutcome('selected')
    }
  }

  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <div className={`row needs-script ${className}`.trim()}>
      <Button variant="outline" onClick={copy}>
        <Icon className="icon" aria-hidden="true" /> {label}
      </Button>
      <span role="status">{outcome && messages[outcome]}</span>
    </div>
  )
}
