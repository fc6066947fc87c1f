"""What happens by itself: the ends of actions, turns and the game, and all steps that nobody decides (10.5)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.scoring import Scoring

    NONE = 255
    SETUP, MAIN, COMET_PHASE, OVER = range(4)
    NO_ACTION, HATCHING, MOVING, RESTING, ENDING = range(5)
    DISCARDING, TAKING, DRAWING, DRAWN = range(4)


class Flow(Scoring):
    """The course of a game between decisions."""

    # The end of actions and turns (C13, C58, C63)

    def end_action(self) -> None:
        """Count a completed action; at the safety stop the game ends at once (C63)."""
        self.clear_action()
        self.state.actions += 1
        if self.state.actions >= self.tables.turn_cap * self.player_count:
            self.finish()

    def end_idle(self) -> None:
        """End a turn without action; when everybody has been idle for a round the game ends (C58)."""
        self.clear_action()
        if not self.state.choosing:
            self.state.idle += 1
            if self.state.idle >= self.player_count:
                self.finish()

    def clear_action(self) -> None:
        """Leave nothing of the action: unused symbols, reductions and permissions are lost (C27, E8)."""
        state = self.state
        state.action = ENDING
        state.left = 0
        state.minus = 0
        state.acted = 0
        state.extra = 0
        state.step = 0
        for symbol in range(6):
            state.pool[symbol] = 0
        for rescuer in range(3):
            state.jump[rescuer] = 0

    # What happens by itself (10.5)

    def settle(self) -> None:
        """Do what happens by itself until somebody decides, a card is drawn, or the game is over."""
        while not self.settled():
            pass

    def settled(self) -> bool:  # noqa: C901, PLR0911 - one line for each stage
        """Do the next thing that happens by itself; say whether there is none."""
        state = self.state
        if state.phase == OVER:
            return True
        if state.due:
            if state.pile == 0 and state.mixed_size == 0:
                self.reshuffle()
            if state.pile or state.mixed_size:
                return True
            state.due = 0
            state.due_seat = 0
            return False
        if state.phase == SETUP:
            return self.settle_setup()
        if state.source != NONE:
            return self.carry_on() and not state.due
        if state.action == RESTING:
            return self.settle_rest()
        if state.action == ENDING:
            return self.settle_end()
        if state.action == NO_ACTION:
            if state.phase == COMET_PHASE and not self.any_option():
                self.end_idle()
                return False
            return True
        if self.only_end():
            self.end_action()
            return False
        return True

    def settle_setup(self) -> bool:
        """Deal and reveal; after the last card the main phase begins (10.4)."""
        state = self.state
        if state.active == 0 or state.players[self.player_count].hero == NONE:
            return True
        for seat in range(1, self.player_count + 1):
            if state.players[seat].cards == 0:
                state.due_seat = seat
                state.due = self.tables.start_hand
                return False
        if state.display_size < self.tables.display and self.gold_left():
            return True
        state.phase = MAIN
        return False

    def settle_rest(self) -> bool:
        """Go through the steps of a Rest (C44–C46)."""
        state = self.state
        seat = state.active
        if state.step == DISCARDING:
            if state.players[seat].cards:
                return True
            state.step = TAKING
        if state.step == TAKING:
            if state.display_size:
                return True
            state.step = DRAWING
        if state.step == DRAWING:
            state.step = DRAWN
            if self.limit_of(seat) > state.players[seat].cards:
                state.due_seat = seat
                state.due = self.limit_of(seat) - state.players[seat].cards
                return False
        self.end_action()
        return False

    def settle_end(self) -> bool:
        """Refill the display, let everybody choose at the comet, and go on to the next seat (C13, C52)."""
        state = self.state
        if state.display_size < self.tables.display and self.gold_left():
            return True
        if state.choosing:
            return True
        self.next_turn()
        return False

    def next_turn(self) -> None:
        """The next seat's turn; who has passed is passed over (C13, C58)."""
        state = self.state
        state.active = state.active % self.player_count + 1
        if state.players[state.active].passed:
            state.idle += 1
            if state.idle >= self.player_count:
                self.finish()
        else:
            state.action = NO_ACTION

    # The end (C58–C62)

    def finish(self) -> None:
        """End the game."""
        state = self.state
        state.phase = OVER
        state.active = 0
        state.idle = 0
        state.choosing = 0
        state.due = 0
        state.due_seat = 0
        state.action = NO_ACTION
        state.source = NONE
