import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createLine, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type Heard = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** A provider's HTTP interface on this machine: it gives the set answer, or none, and keeps what it heard. */
export async function httpStandIn(answer: { status: number; body: object } | 'silence') {
  const received: Heard[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, body: Buffer.concat(parts).toString() })
    if (answer === 'silence') return
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { heard: received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A mail server's answers to the words of a client. */
const answers: Readonly<Record<string, string>> = {
  EHLO: '250-stand-in\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  DATA: '354 go on',
  QUIT: '221 bye',
}

/** A mail server on this machine that takes every mail, or says `refusal` to every recipient. */
export async function smtpStandIn(refusal = '250 ok') {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server = createLine((socket) => {
    sockets.add(socket)
    let isMail = false
    const hear = (line: string) => {
      lines.push(line)
      const word = line.slice(0, 4).toUpperCase()
      if (!isMail) socket.write(`${word === 'RCPT' ? refusal : (answers[word] ?? '250 ok')}\r\n`)
      else if (line === '.') socket.write('250 taken\r\n')
      isMail = isMail ? line !== '.' : word === 'DATA'
    }
    let unread = ''
    socket.on('data', (part) => {
      const all = (unread + part).split('\r\n')
      unread = all.pop() ?? ''
      for (const line of all) hear(line)
    })
    socket.write('220 stand-in\r\n')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { lines, url: `smtp://portal:mail%20word@127.0.0.1:${(server.address() as AddressInfo).port}` }
}
