/** How a letter reads with its placeholders filled in. */
import { Card } from 'antd'
import { useId } from 'react'
import parts from '../components/components.module.css'
import screen from '../components/screen.module.css'

export function LetterPreview({ text }: { text: string }) {
  const id = useId()
  return (
    <Card
      size="small"
      role="region"
      aria-labelledby={id}
      title={
        <h3 id={id} className={screen.cardTitle}>
          Preview
        </h3>
      }
    >
      <p className={parts.written}>{text}</p>
    </Card>
  )
}
