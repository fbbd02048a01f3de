/** What people wrote to each other, oldest first. */
import { Card, Flex, Typography } from 'antd'
import parts from './components.module.css'
import { DateTime } from './DateTime.tsx'

interface Message {
  id: string
  author: string | null
  writtenAt: string
  text: string | null
  className?: string | undefined
}

export function MessageList({ messages, empty }: { messages: Message[]; empty: string }) {
  if (messages.length === 0) return <p>{empty}</p>
  return (
    <Flex component="ol" vertical gap="small">
      {messages.map(({ id, author, writtenAt, text, className }) => (
        <li key={id}>
          <Card size="small" className={className}>
            <Typography.Text type="secondary">
              <b>{author}</b>, <DateTime value={writtenAt} />
            </Typography.Text>
            <p className={parts.written}>{text}</p>
          </Card>
        </li>
      ))}
    </Flex>
  )
}
