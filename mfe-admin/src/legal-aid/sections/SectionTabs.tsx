/** The sections of a request as tabs. */
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { Badge } from '../../components/Badge.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { type SectionId, sections } from '../request/section.ts'
import styles from './sections.module.css'

export function SectionTabs({
  section,
  onSelect,
  panels,
  marks,
}: {
  section: SectionId
  onSelect(section: SectionId): void
  /** What each shows; a section without one is left out. */
  panels: Partial<Record<SectionId, ReactNode>>
  /** How much there is, or what waits. */
  marks: Partial<Record<SectionId, string | number | false>>
}) {
  const tabs = sections.filter(({ id }) => panels[id])
  return (
    <Tabs
      label="Sections of the request"
      moreLabel="More sections"
      className={styles.tabs}
      activeKey={panels[section] ? section : tabs[0]!.id}
      onChange={(key) => onSelect(key as SectionId)}
      items={tabs.map(({ id, label }) => ({
        key: id,
        label: (
          <>
            {label}{' '}
            {marks[id] ? (
              <Badge tone={typeof marks[id] === 'number' ? 'plain' : 'amber'}>{marks[id]}</Badge>
            ) : null}
          </>
        ),
        children: (
          <Flex vertical gap="middle" className={styles.section}>
            {panels[id]}
          </Flex>
        ),
      }))}
    />
  )
}
