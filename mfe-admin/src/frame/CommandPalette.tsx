/**
 * Finds places, requests, people and content, and leads there: a combobox with a listbox, as the WAI-ARIA Authoring
 * Practices describe it.
 */

import { Alert, Input, Modal, Typography } from 'antd'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDialog } from '../components/use-dialog.ts'
import type { Command } from './command.ts'
import styles from './command-palette.module.css'
import { useCommands } from './use-commands.ts'

export default function CommandPalette({ onClosed }: { onClosed(hasGone: boolean): void }) {
  const navigate = useNavigate()
  const id = useId()
  const { close, modal } = useDialog(() => onClosed(hasGone), '38rem')
  const [hasGone, setGone] = useState(false)
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const { commands, isFetching, errorMessage } = useCommands(text)
  const activeIndex = Math.max(
    0,
    commands.findIndex((command) => command.id === activeId),
  )
  const getOptionId = (command: Command) => `${id}-${commands.indexOf(command)}`
  const getActiveOptionId = () => commands[activeIndex] && getOptionId(commands[activeIndex])

  function choose({ to, run }: Command) {
    if (run && !run()) return
    setGone(true)
    close()
    if (to) navigate(to)
  }

  function moveTo(index: number) {
    const command = commands[(index + commands.length) % commands.length]
    if (!command) return
    setActiveId(command.id)
    document.getElementById(getOptionId(command))?.scrollIntoView({ block: 'nearest' })
  }

  const actionsByKey: Record<string, () => void> = {
    ArrowDown: () => moveTo(activeIndex + 1),
    ArrowUp: () => moveTo(activeIndex - 1),
    Enter: () => commands[activeIndex] && choose(commands[activeIndex]),
  }

  function handleKey(event: KeyboardEvent) {
    const act = event.nativeEvent.isComposing ? undefined : actionsByKey[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Modal
      {...modal}
      title="Search the portal"
      centered={false}
      footer={null}
      // The box has the focus before antd looks who had it: letters typed at once are not lost.
      focusable={{ focusTriggerAfterClose: false }}
    >
      <Input
        autoFocus
        prefix={<Search size={18} aria-hidden />}
        role="combobox"
        aria-label="A page, a reference, a title or a name"
        aria-autocomplete="list"
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={getActiveOptionId()}
        placeholder="A page, a reference, a title or a name"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActiveId(null)
        }}
        onKeyDown={handleKey}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {groupCommands(commands).map(({ group, members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={group} role="group" aria-label={group}>
            <Typography.Text type="secondary" strong className={styles.group!} aria-hidden="true">
              {group}
            </Typography.Text>
            {members.map((command) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the combobox
              <div
                key={command.id}
                id={getOptionId(command)}
                role="option"
                aria-selected={command === commands[activeIndex]}
                className={styles.option}
                onClick={() => choose(command)}
              >
                {command.label}{' '}
                {command.detail && <Typography.Text type="secondary">{command.detail}</Typography.Text>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status">{commands.length === 0 && (isFetching ? 'Searching...' : 'Nothing found')}</p>
      {errorMessage && <Alert type="warning" showIcon title={errorMessage} />}
    </Modal>
  )
}

/** The commands by their group, in the order of the list. */
function groupCommands(commands: Command[]) {
  const groups = [...new Set(commands.map(({ group }) => group))]
  return groups.map((group) => ({ group, members: commands.filter((command) => command.group === group) }))
}
