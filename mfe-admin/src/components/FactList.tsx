/** A list of labels and values; null is shown as undecryptable. */
import { Descriptions } from 'antd'
import type { ReactNode } from 'react'

/** Shown for a value that could not be decrypted. */
export const undecryptableText = 'Cannot be decrypted'

/** With a border each label is the heading of its row, which screen readers say with the value. */
export const FactList = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <Descriptions
    bordered
    size="small"
    column={1}
    styles={{ label: { width: '9.5rem' } }}
    items={Object.entries(facts).map(([label, fact]) => ({
      key: label,
      label,
      children: fact ?? undecryptableText,
    }))}
  />
)
