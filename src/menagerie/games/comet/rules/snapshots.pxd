# C types of snapshots; read snapshots.py.
from menagerie.games.comet.rules.state cimport NONE, ONCE, Player, State, player_of
from menagerie.games.comet.rules.tables cimport Tables

cdef dict snapshot_of(State* state, Tables tables)
cdef dict snapshot_player(Player* player, int cards)
cdef restore_state(State* state, Tables tables, dict snapshot)
cdef fill(unsigned char* zone, list values)
cdef restore_player(Player* player, dict snapshot)
cdef list count_unseen(Tables tables, dict snapshot)
