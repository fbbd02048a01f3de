/** The editor's buttons: one stop of the Tab key, among them the arrow keys go. */
import { Button, Flex } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type Tool, tools } from './tools.tsx'

export function Toolbar({ controls, onUse }: { controls: string | undefined; onUse(tool: Tool): void }) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function moveFocus(event: KeyboardEvent) {
    const lastIndex = tools.length - 1
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: lastIndex }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = to > lastIndex ? 0 : to < 0 ? lastIndex : to
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Flex
      wrap
      flex="1 1 16rem"
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={moveFocus}
    >
      {tools.map((tool, index) => (
        <Button
          key={tool.label}
          type="text"
          icon={<tool.Icon size={18} aria-hidden />}
          aria-label={tool.label}
          aria-keyshortcuts={tool.key && `Control+${tool.key.toUpperCase()}`}
          title={
            tool.key ? `${tool.label} (${isApple() ? '⌘' : 'Ctrl+'}${tool.key.toUpperCase()})` : tool.label
          }
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
        />
      ))}
    </Flex>
  )
}

/** On a Mac the Command key does what Control does elsewhere, and Control moves the cursor. */
export const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)
