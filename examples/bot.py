#!/usr/bin/env python3
"""A bot in plain Python: opens a table against another bot and plays it to the end over the public API.

    python3 examples/bot.py --url http://127.0.0.1:8080 --game pyramid

It needs nothing but Python 3.8. It picks at random among what it is offered, a little in favour of doing something; put
your own idea into choose(). What it sends and receives is described in docs/protocol.md.
"""
import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Refused(Exception):
    """The server said no, in words for people."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Client:
    """The API: JSON over HTTP, with a token or as a guest with a cookie."""

    def __init__(self, url, token, lang):
        self.url = url.rstrip("/")
        self.lang = lang
        self.headers = {"Content-Type": "application/json", "X-Ecumene": "1", "Accept-Language": lang}
        if token:
            self.headers["Authorization"] = "Bearer " + token

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(8):
            request = urllib.request.Request(self.url + path, data, self.headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    self.keep_cookie(answer)
                    return json.loads(answer.read() or b"{}")
            except urllib.error.HTTPError as error:
                if error.code in (429, 503) and attempt < 7:
                    time.sleep(float(error.headers.get("Retry-After") or 1))
                    continue
                raise self.refusal(error) from None
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                # A command carries its own id, so sending it again is safe: it is never carried out twice.
                if attempt == 7:
                    raise
                time.sleep(0.5 * (attempt + 1))

    def keep_cookie(self, answer):
        cookie = answer.headers.get("Set-Cookie")
        if cookie:
            self.headers["Cookie"] = cookie.split(";")[0]

    @staticmethod
    def refusal(error):
        try:
            problem = json.loads(error.read())["error"]
            return Refused(problem["code"], problem["message"])
        except (ValueError, KeyError):
            return Refused("http", "the server answered %d" % error.code)


def sentence(parts):
    return "".join(part if isinstance(part, str) else part["text"] for part in parts)


def choose(question, view, rng):
    """Your idea goes here: the question's options and all that this seat may know are there to look at."""
    options = [option for option in question["options"] if not option.get("givesUp")]
    active = [option for option in options if option["args"]]
    return rng.choice(active if active and rng.random() < 0.9 else options)


def play(client, arguments, rng):
    table = client.call("POST", "/api/tables", {
        "game": arguments.game,
        "seats": ["me"] + ["bot:" + arguments.against] * (arguments.players - 1),
        "start": True,
        **({"variant": arguments.variant} if arguments.variant else {}),
    })["table"]
    address = "/api/tables/" + table
    print("Table: %s/table/%s" % (client.url, table))
    picks = 0
    while True:
        state = client.call("GET", address)
        frame = state["frame"]
        if frame["over"]:
            return state, picks
        question = frame["question"]
        if question is None:  # somebody else is thinking
            time.sleep(0.05)
            continue
        option = choose(question, frame["view"], rng)
        if arguments.verbose:
            print("%4d  %s  →  %s" % (frame["moves"], sentence(question["prompt"]), sentence(option["text"])))
        try:
            client.call("POST", address + "/commands", {
                "id": str(uuid.UUID(int=rng.getrandbits(128))), "do": "pick", "at": question["at"], "keys": [option["key"]],
            })
            picks += 1  # with several keys, an answer with "rest" says that the last ones were not looked at: ask again
        except Refused as refused:
            if refused.code != "outdated":
                raise


def main():
    parser = argparse.ArgumentParser(description="Plays one game against bots over the public API.")
    parser.add_argument("--url", required=True, help="address of the server")
    parser.add_argument("--game", required=True, help="which game, such as pyramid")
    parser.add_argument("--variant", help="which variant; the game's first one if not given")
    parser.add_argument("--against", default="greedy", help="level of the other players (default: greedy)")
    parser.add_argument("--players", type=int, default=2, help="how many seats (default: 2)")
    parser.add_argument("--token", help="personal access token; without one the bot plays as a guest")
    parser.add_argument("--seed", type=int, help="repeats the bot's own dice")
    parser.add_argument("--lang", default="en", choices=["en", "ru"])
    parser.add_argument("--verbose", action="store_true", help="print every pick")
    arguments = parser.parse_args()
    client = Client(arguments.url, arguments.token, arguments.lang)
    try:
        if not arguments.token:
            client.call("POST", "/api/guest", {"name": "Python %04d" % random.randrange(10000)})
        state, picks = play(client, arguments, random.Random(arguments.seed))
    except Refused as refused:
        sys.exit("%s: %s" % (refused.code, refused))
    except (urllib.error.URLError, ConnectionError, TimeoutError) as error:
        sys.exit("No answer from %s: %s" % (client.url, error))
    print("Over after %d moves, %d of them mine." % (state["frame"]["moves"], picks))
    for seat, points in zip(state["table"]["seats"], state["frame"]["scores"]):
        print("%6d  %s" % (points, seat["name"] or seat.get("level")))


if __name__ == "__main__":
    main()
