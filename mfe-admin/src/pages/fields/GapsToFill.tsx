/** What only the office can fill in, where the texts of the form say [[so]]: each leads to its place. */

import { listGaps } from '@access/content/static-pages/omit-gaps.rules'
import { Button, Card, Flex } from 'antd'
import { useRef } from 'react'
import parts from '../../components/components.module.css'
import screen from '../../components/screen.module.css'
import { useWrittenValues } from '../../management/fields/field-context.ts'

export function GapsToFill() {
  const { title, text, content } = useWrittenValues()
  const section = useRef<HTMLDivElement>(null)
  const gaps = listGaps(...[title, text, content].map(toText))
  if (gaps.length === 0) return null
  return (
    <Card
      ref={section}
      size="small"
      role="region"
      aria-label="Gaps to fill"
      className={`${screen.wide} ${screen.spaced}`}
    >
      <p>
        <strong>{formatGapCount(gaps.length)}.</strong> Visitors do not see sentences that have one. Replace
        each, including the brackets.
      </p>
      <Flex component="ul" wrap gap="small">
        {gaps.map((gap) => (
          <li key={gap}>
            <Button
              className={parts.wrapping!}
              onClick={() => selectGap(section.current?.closest('form') ?? null, gap)}
            >
              {gap}
            </Button>
          </li>
        ))}
      </Flex>
    </Card>
  )
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null)

/** '3 gaps to fill' */
export const formatGapCount = (count: number): string => `${count} ${count === 1 ? 'gap' : 'gaps'} to fill`

/** Moves the focus to the field with a gap, and selects it there, so that what is typed takes its place. */
function selectGap(form: HTMLFormElement | null, gap: string): void {
  const marked = `[[${gap}]]`
  const field = [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) &&
      element.value.includes(marked),
  )
  if (!field) return
  const start = field.value.indexOf(marked)
  for (
    let folded = field.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true
  field.focus()
  field.setSelectionRange(start, start + marked.length)
}
