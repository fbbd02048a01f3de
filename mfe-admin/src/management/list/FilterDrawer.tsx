/** The filters of a list that do not fit beside its search. */
import { Button, Drawer, Flex } from 'antd'
import { Funnel } from 'lucide-react'
import { useId, useState } from 'react'
import { type Option, Select } from '../../components/Select.tsx'

type Choice = { label: string; options: Option[]; value: string; onChange(value: string): void }

export function FilterDrawer({ choices, onClear }: { choices: readonly Choice[]; onClear(): void }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const activeCount = choices.filter(({ value }) => value !== '').length
  return (
    <>
      <Button icon={<Funnel size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
      </Button>
      <Drawer
        title="Filters"
        size="min(22rem, 100%)"
        open={isOpen}
        onClose={() => setOpen(false)}
        closable={{ 'aria-label': 'Close', placement: 'end' }}
        extra={
          <Button type="text" disabled={activeCount === 0} onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        <Flex vertical gap="middle">
          {choices.map(({ label, ...choice }, index) => (
            <div key={label}>
              <label htmlFor={`${id}${index}`}>{label}</label>
              <Select {...choice} id={`${id}${index}`} emptyLabel="All" />
            </div>
          ))}
        </Flex>
      </Drawer>
    </>
  )
}
