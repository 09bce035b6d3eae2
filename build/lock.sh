# Sourced by ../ecumene and ../check, so that two of them never build at once. Plain POSIX sh.

# Waits until nobody else builds here. The lock is a folder with the number of the process that holds it.
lock() {
    mkdir -p "$home/target"
    lock_dir=$home/target/.lock
    lock_said=
    until mkdir "$lock_dir" 2>/dev/null; do
        lock_pid=$(cat "$lock_dir/pid" 2>/dev/null)
        if lock_is_abandoned; then
            # One at a time, and looked at again, or a second process would remove the lock of the one that just took it.
            if mkdir "$lock_dir.break" 2>/dev/null; then
                lock_pid=$(cat "$lock_dir/pid" 2>/dev/null)
                if lock_is_abandoned; then
                    rm -rf "$lock_dir"
                fi
                rmdir "$lock_dir.break"
            elif [ -n "$(find "$lock_dir.break" -prune -mmin +1 2>/dev/null)" ]; then
                rmdir "$lock_dir.break" 2>/dev/null
            fi
            continue
        fi
        if [ -z "$lock_said" ]; then
            echo "Waiting for the build of another process (${lock_pid:-just started})…" >&2
            lock_said=yes
        fi
        sleep 1
    done
    echo $$ >"$lock_dir/pid"
    trap unlock EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
}

unlock() {
    rm -rf "$lock_dir"
    trap - EXIT HUP INT TERM
}

# Its process is gone, or it died before it wrote its number.
lock_is_abandoned() {
    if [ -n "$lock_pid" ]; then
        ! kill -0 "$lock_pid" 2>/dev/null
    else
        [ -n "$(find "$lock_dir" -prune -mmin +1 2>/dev/null)" ]
    fi
}
