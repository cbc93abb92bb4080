type Flight = { answer: Promise<unknown>; controller: AbortController; waiting: number }

const flights = new Map<string, Flight>()

/** Shares one request among identical calls, cancelled when the last caller leaves. */
export function shareInFlight(
  address: string,
  request: (signal: AbortSignal) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<unknown> {
  if (signal?.aborted) return Promise.reject(signal.reason)
  const flight = flights.get(address) ?? startFlight(address, request)
  flight.waiting += 1
  if (!signal) return flight.answer
  return new Promise((resolve, reject) => {
    const leave = () => {
      flight.waiting -= 1
      if (flight.waiting === 0) flight.controller.abort(signal.reason)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

function startFlight(address: string, request: (signal: AbortSignal) => Promise<unknown>): Flight {
  const controller = new AbortController()
  const flight: Flight = { answer: request(controller.signal), controller, waiting: 0 }
  const endFlight = () => void (flights.get(address) === flight && flights.delete(address))
  controller.signal.addEventListener('abort', endFlight)
  flight.answer.then(endFlight, endFlight)
  flights.set(address, flight)
  return flight
}
