/** Whether the office is open now. Pages are the same for all and stored, so that only the browser can say it. */
import { useEffect, useState } from 'react'
import { useOffice } from './OfficeProvider.tsx'
import { formatOpeningState } from './opening-state.ts'

const minute = 60_000

/** Its place is there before the text, so that nothing moves. */
export function OpeningState({ className = '' }: { className?: string }) {
  const office = useOffice()
  const [text, setText] = useState('')
  useEffect(() => {
    const update = () => setText(formatOpeningState(office, new Date()))
    update()
    const timer = setInterval(update, minute)
    return () => clearInterval(timer)
  }, [office])
  return <span className={`opening-state ${className}`.trim()}>{text || '\u00a0'}</span>
}
