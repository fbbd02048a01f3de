/** A notice above the form while the visitor is offline; typed answers are not lost. */
import { Notice } from '@access/kit'
import { type ConnectionState, connectionMessages } from '../journey/request.messages.ts'

export function ConnectionNotice({ connection }: { connection: ConnectionState }) {
  return (
    <div className="live" role="status">
      {connection !== 'online' && (
        <Notice tone={connection === 'offline' ? 'amber' : 'moss'}>
          <p>{connectionMessages[connection]}</p>
        </Notice>
      )}
    </div>
  )
}
