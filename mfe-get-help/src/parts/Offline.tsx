/** Said above the form while there is no connection: nothing that was typed is lost by it. */
import { Notice } from '@access/kit'
import { connectionWords } from '../words.ts'

export function Offline({ connection }: { connection: keyof typeof connectionWords | 'here' }) {
  return (
    <div className="live" role="status">
      {connection !== 'here' && (
        <Notice tone={connection === 'gone' ? 'amber' : 'moss'}>
          <p>{connectionWords[connection]}</p>
        </Notice>
      )}
    </div>
  )
}
